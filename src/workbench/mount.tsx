/** The workbench in an open reader: its features, and the strip below the bar in which they show themselves. */
import { h, render } from 'preact';
import { addHost } from '../reader/overlay/reader-hosts.ts';
import { adoptSheet } from '../reader/styles/adopt-sheet.ts';
import { createEditing } from './editing/editing.tsx';
import type { Feature } from './feature.ts';
import type { Workbench, WorkbenchPlace } from './place.ts';
import css from './workbench.css?inline';

export function mount(place: WorkbenchPlace): Workbench {
  const { dialog, slot, signal } = place;
  const root = dialog.getRootNode() as ShadowRoot;
  // this script has a list of readers of its own; its controls are guarded by the first one, whose Preact they are made by
  addHost(root.host as HTMLElement, signal);
  adoptSheet(root, css);
  const editing = createEditing(place);
  const features: readonly Feature[] = [editing];
  signal.addEventListener('abort', () => render(null, slot));

  function update(): void {
    const scene = place.scene();
    const strips = scene ? features.map((feature) => feature.strip?.(scene) ?? null) : [];
    render(h('div', { class: 'strips' }, ...strips), slot);
    if (scene) for (const feature of features) feature.drawn?.(scene);
  }

  return {
    update,
    edit: editing.toggle,
    key(event) {
      const scene = place.scene();
      return scene !== null && features.some((feature) => feature.key?.(event, scene));
    },
    leave() {
      const scene = place.scene();
      return scene !== null && features.some((feature) => feature.leave?.(scene));
    },
  };
}
