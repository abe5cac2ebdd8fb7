/** The workbench in an open reader: its features, and the strip below the bar in which they show themselves. */
import { h, render } from 'preact';
import { addHost } from '../reader/overlay/reader-hosts.ts';
import { adoptSheet } from '../reader/styles/adopt-sheet.ts';
import askingCss from './asking/asking.css?inline';
import { createAsking } from './asking/asking.tsx';
import { createEditing } from './editing/editing.tsx';
import type { Feature } from './feature.ts';
import guardingCss from './guarding/guarding.css?inline';
import { createGuarding } from './guarding/guarding.ts';
import type { Workbench, WorkbenchPlace } from './place.ts';
import rememberingCss from './remembering/remembering.css?inline';
import { createRemembering } from './remembering/remembering.tsx';
import css from './workbench.css?inline';
import xrayCss from './xray/xray.css?inline';
import { createXray } from './xray/xray.tsx';

export function mount(place: WorkbenchPlace): Workbench {
  const { dialog, slot, signal } = place;
  const root = dialog.getRootNode() as ShadowRoot;
  // this script has a list of readers of its own; its controls are guarded by the first one, whose Preact they are made by
  addHost(root.host as HTMLElement, signal);
  adoptSheet(root, [css, rememberingCss, guardingCss, askingCss, xrayCss].join('\n'));
  const editing = createEditing({ ...place, remember: () => remembering.toggle() });
  const remembering = createRemembering(place, () => update());
  const asking = createAsking(place, update);
  const xray = createXray(place, update);
  const guarding = createGuarding(place, xray.open);
  const features: readonly Feature[] = [xray, asking, editing, remembering, guarding];
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
