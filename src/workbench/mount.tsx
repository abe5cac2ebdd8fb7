/** The workbench in an open reader: its features, and the strip below the bar in which they show themselves. */
import { h, render } from 'preact';
import { adoptSheet } from '../reader/styles/adopt-sheet.ts';
import { createEditing } from './editing/editing.tsx';
import type { Feature } from './feature.ts';
import type { Workbench, WorkbenchPlace } from './place.ts';
import rememberingCss from './remembering/remembering.css?inline';
import { createRemembering } from './remembering/remembering.tsx';
import css from './workbench.css?inline';

export function mount(place: WorkbenchPlace): Workbench {
  const { dialog, slot, signal } = place;
  const root = dialog.getRootNode() as ShadowRoot;
  adoptSheet(root, [css, rememberingCss].join('\n'));
  const editing = createEditing({ ...place, remember: () => remembering.toggle() });
  const remembering = createRemembering(place, () => update());
  const features: readonly Feature[] = [editing, remembering];
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
