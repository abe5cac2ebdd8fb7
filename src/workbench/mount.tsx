/** The workbench in an open reader: its features, and the strip below the bar in which they show themselves. */
import { h, render } from 'preact';
import { addHost } from '../reader/overlay/reader-hosts.ts';
import { adoptSheet } from '../reader/styles/adopt-sheet.ts';
import { createChanges } from './comparing/changes.ts';
import { createComparing } from './comparing/comparing.tsx';
import { createEditing } from './editing/editing.tsx';
import type { Feature } from './feature.ts';
import type { Workbench, WorkbenchPlace } from './place.ts';
import { createPreviewing } from './previewing/previewing.tsx';
import { createVoting } from './voting/voting.tsx';
import css from './workbench.css?inline';

/** Nearer to the start than this is the start (px). */
const AT_TOP = 8;

export function mount(place: WorkbenchPlace): Workbench {
  const { dialog, slot, signal } = place;
  const root = dialog.getRootNode() as ShadowRoot;
  // this script has a list of readers of its own; its controls are guarded by the first one, whose Preact they are made by
  addHost(root.host as HTMLElement, signal);
  adoptSheet(root, css);
  const editing = createEditing(place);
  const comparing = createComparing(place, drawStrips);
  const voting = createVoting(place, drawStrips);
  const changes = createChanges(place);
  const features: readonly Feature[] = [createPreviewing(place), editing, comparing, voting];
  signal.addEventListener('abort', () => render(null, slot));

  /** What is read stays where it is when a strip comes or goes above it. */
  function drawStrips(): void {
    const scene = place.scene();
    const strips = scene ? features.map((feature) => feature.strip?.(scene) ?? null) : [];
    const { offsetHeight: before } = slot;
    // some browsers would move what is read as well
    dialog.style.overflowAnchor = 'none';
    render(h('div', { class: 'strips' }, ...strips), slot);
    if (dialog.scrollTop > AT_TOP) dialog.scrollTop += slot.offsetHeight - before;
    dialog.style.overflowAnchor = '';
  }

  function update(): void {
    drawStrips();
    const scene = place.scene();
    if (scene) for (const feature of features) feature.drawn?.(scene);
  }

  function agree(level: number): void {
    const scene = place.scene();
    if (scene) place.setWork({ ...scene.work, agreement: level });
  }

  return {
    update,
    edit: editing.toggle,
    ask(wish) {
      if (wish.kind === 'compare') comparing.compareWith(wish.algorithm);
      else if (wish.kind === 'votes') voting.toggle();
      else agree(wish.level);
    },
    changes: () => changes.now(),
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
