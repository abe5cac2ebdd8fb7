/**
 * Adds the tools to an open reader, and draws what they show: the strip (the controls of one tool, below the toolbar)
 * and the layers (frames, cards and the like over the text).
 */

import { h, render } from 'preact';
import { rememberPresses } from '../reader/input/user-made.ts';
import { addHost } from '../reader/overlay/create-overlay.ts';
import { AT_TOP } from '../reader/scroll/keep-place.ts';
import { adoptSheet } from '../reader/styles/adopt-sheet.ts';
import { createAids } from './aids/aids.ts';
import { createChanges } from './checking/changes.ts';
import { createChecking } from './checking/checking.tsx';
import { Editing } from './editing/editing.tsx';
import { createGoingOn } from './going-on/going-on.ts';
import { createGuarding } from './guarding/guarding.ts';
import { createHighlighting } from './highlighting/highlighting.tsx';
import { keptStore } from './kept-store.ts';
import type { Feature, ToolPlace, ToolSet } from './place.ts';
import { createRemembering } from './remembering/remembering.tsx';
import css from './sheet.css?inline';
import { createStrips } from './strips.tsx';

export function mount(place: ToolPlace): ToolSet {
  const { dialog, slot, signal } = place;
  const root = dialog.getRootNode() as ShadowRoot;
  // The script of the reader has called `addHost` and `rememberPresses` too. But the tools are a separate script, which
  // has its own copies of the two modules and of their data.
  addHost(root.host as HTMLElement, signal);
  rememberPresses(root, signal);
  adoptSheet(root, css);
  const remembering = createRemembering(place, keptStore, draw);
  const checking = createChecking(place, update);
  const lookAtPage = () => checking.open('page');
  const editing = new Editing(place, draw, lookAtPage, remembering.ofCorrection);
  const guarding = createGuarding(place, lookAtPage);
  const aids = createAids(place, draw, (aid) => features.push(aid));
  const highlighting = createHighlighting(place, keptStore, draw);
  const goingOn = createGoingOn(place, keptStore);
  const changes = createChanges(place);
  const features: Feature[] = [highlighting, checking, editing, remembering, guarding, aids, goingOn, changes];
  const strips = createStrips(features);
  signal.addEventListener('abort', () => render(null, slot));

  /** Draws strip and layers. If the strip's height changes, scrolls so that the text stays in place on the screen. */
  function draw(): void {
    const scene = place.scene();
    const strip = scene && strips.top(scene);
    const layers = scene ? features.map((feature) => feature.layer?.(scene) ?? null) : [];
    const before = heightOf(slot);
    // Turns off scroll anchoring while drawing, because the browser would also move the text, so it would move twice.
    dialog.style.overflowAnchor = 'none';
    // Layers come before the strip in the document, so that they scroll underneath it.
    render([...layers, h('div', { class: 'strips' }, strip)], slot);
    const taller = heightOf(slot) - before;
    // Sets `scrollTop` only if necessary, because setting it stops a running scroll, even if the value stays the same.
    if (taller !== 0 && dialog.scrollTop > AT_TOP) dialog.scrollTop += taller;
    dialog.style.overflowAnchor = '';
  }

  function update(): void {
    const scene = place.scene();
    if (scene) for (const feature of features) feature.drawn?.(scene);
    draw();
  }

  return {
    update,
    edit: editing.toggle,
    ask(request) {
      if (request.kind === 'check') checking.toggle();
      else if (request.kind === 'why') checking.ask(request.piece);
      else if (request.kind === 'keep-algorithm') remembering.keepAlgorithm(request.scope);
      else if (request.kind === 'highlights-in-exports') highlighting.setInExports(request.isIn);
      else aids.press(request.kind);
    },
    changes: () => changes.now(),
    outline: highlighting.outline,
    menu: remembering.menu,
    exported: highlighting.exported,
    highlightsInExports: highlighting.areInExports,
    key(event) {
      const scene = place.scene();
      return scene !== null && features.some((feature) => feature.key?.(event, scene));
    },
    leave() {
      const scene = place.scene();
      return scene !== null && strips.inside(scene).some((feature) => feature.leave?.(scene));
    },
  };
}

/** Returns the height by which the strip moves the text down (px); 0 if it floats over the page. */
function heightOf(slot: HTMLElement): number {
  const strips = slot.querySelector<HTMLElement>('.strips');
  return strips && getComputedStyle(strips).position !== 'fixed' ? strips.offsetHeight : 0;
}
