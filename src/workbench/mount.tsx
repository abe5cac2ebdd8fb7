/** The workbench in an open reader: its features, and the strip below the bar in which they show themselves. */
import { h, render } from 'preact';
import { rememberPresses } from '../reader/input/event-border.ts';
import { addHost } from '../reader/overlay/reader-hosts.ts';
import { adoptSheet } from '../reader/styles/adopt-sheet.ts';
import editingCss from './editing/editing.css?inline';
import { createEditing } from './editing/editing.tsx';
import type { Feature } from './feature.ts';
import type { Workbench, WorkbenchPlace } from './place.ts';
import rememberingCss from './remembering/remembering.css?inline';
import { createRemembering } from './remembering/remembering.tsx';
import css from './workbench.css?inline';

export function mount(place: WorkbenchPlace): Workbench {
  const { dialog, slot, signal } = place;
  const root = dialog.getRootNode() as ShadowRoot;
  // for listeners of its own: what they ask about presses is not shared with the first script, as Preact is
  addHost(root.host as HTMLElement, signal);
  rememberPresses(root, signal);
  adoptSheet(root, [css, editingCss, rememberingCss].join('\n'));
  const editing = createEditing({ ...place, remember: () => remembering.toggle() }, draw);
  const remembering = createRemembering(place, draw);
  const features: readonly Feature[] = [editing, remembering];
  signal.addEventListener('abort', () => render(null, slot));

  function draw(): void {
    const scene = place.scene();
    const strips = scene ? features.map((feature) => feature.strip?.(scene) ?? null) : [];
    const layers = scene ? features.map((feature) => feature.layer?.(scene) ?? null) : [];
    // what stands over the text goes below the strips when it scrolls
    render([...layers, h('div', { class: 'strips' }, ...strips)], slot);
  }

  function update(): void {
    const scene = place.scene();
    if (scene) for (const feature of features) feature.drawn?.(scene);
    draw();
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
