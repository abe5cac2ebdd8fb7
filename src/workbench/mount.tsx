/** The workbench in an open reader: its features, and the strips below the bar in which they show themselves. */
import { h, render } from 'preact';
import { rememberPresses } from '../reader/input/user-made.ts';
import { addHost } from '../reader/overlay/reader-hosts.ts';
import { adoptSheet } from '../reader/styles/adopt-sheet.ts';
import type { WorkWish } from '../reader/work-wish.ts';
import { createAids } from './aids/aids.ts';
import askingCss from './asking/asking.css?inline';
import { createAsking } from './asking/asking.tsx';
import { createChanges } from './comparing/changes.ts';
import { createComparing } from './comparing/comparing.tsx';
import editingCss from './editing/editing.css?inline';
import { createEditing } from './editing/editing.tsx';
import type { Feature } from './feature.ts';
import { createGoingOn } from './going-on/going-on.ts';
import guardingCss from './guarding/guarding.css?inline';
import { createGuarding } from './guarding/guarding.ts';
import highlightingCss from './highlighting/highlighting.css?inline';
import { createHighlighting } from './highlighting/highlighting.tsx';
import type { KeptStore } from './kept-store.ts';
import type { Workbench, WorkbenchPlace } from './place.ts';
import { createPreviewing } from './previewing/previewing.tsx';
import rememberingCss from './remembering/remembering.css?inline';
import { createRemembering } from './remembering/remembering.tsx';
import { createVoting } from './voting/voting.tsx';
import css from './workbench.css?inline';
import xrayCss from './xray/xray.css?inline';
import { createXray } from './xray/xray.tsx';

/** Nearer to the start than this is the start (px). */
const AT_TOP = 8;

export function mount(place: WorkbenchPlace, store: KeptStore): Workbench {
  const { dialog, slot, signal } = place;
  const root = dialog.getRootNode() as ShadowRoot;
  // what its own listeners ask about presses is not shared with the first script, as Preact is
  addHost(root.host as HTMLElement, signal);
  rememberPresses(root, signal);
  adoptSheet(root, [css, editingCss, rememberingCss, guardingCss, askingCss, xrayCss, highlightingCss].join('\n'));
  const remembering = createRemembering(place, draw);
  const editing = createEditing({ ...place, remember: remembering.toggle }, { redraw: draw, look: () => xray.open() });
  const comparing = createComparing(place, draw);
  const voting = createVoting(place, draw);
  const previewing = createPreviewing({ ...place, rememberAlgorithm: remembering.rememberAlgorithm });
  const asking = createAsking(place, update);
  const xray = createXray(place, update);
  const guarding = createGuarding(place, xray.open);
  const aids = createAids(place, draw);
  const highlighting = createHighlighting(place, store, draw);
  const goingOn = createGoingOn(place, store);
  const changes = createChanges(place);
  const features: readonly Feature[] = [
    xray,
    asking,
    highlighting,
    previewing,
    editing,
    remembering,
    comparing,
    voting,
    guarding,
    aids,
    goingOn,
  ];
  signal.addEventListener('abort', () => render(null, slot));

  /** What is read stays where it is when a strip comes or goes above it. */
  function draw(): void {
    const scene = place.scene();
    const strips = scene ? features.map((feature) => feature.strip?.(scene) ?? null) : [];
    const layers = scene ? features.map((feature) => feature.layer?.(scene) ?? null) : [];
    const height = () => slot.querySelector<HTMLElement>('.strips')?.offsetHeight ?? 0;
    const before = height();
    // some browsers would move what is read as well
    dialog.style.overflowAnchor = 'none';
    // what stands over the text goes below the strips when it scrolls
    render([...layers, h('div', { class: 'strips' }, ...strips)], slot);
    const taller = height() - before;
    // setting it ends a scroll that is under way, also where it changes nothing
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
    ask: answerer(place, { asking, comparing, voting, highlighting, aids }),
    changes: () => changes.now(),
    outline: highlighting.outline,
    exported: highlighting.exported,
    highlightsInExports: () => (highlighting.count() > 0 ? highlighting.isInExports() : null),
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

interface Asked {
  asking: ReturnType<typeof createAsking>;
  comparing: ReturnType<typeof createComparing>;
  voting: ReturnType<typeof createVoting>;
  highlighting: ReturnType<typeof createHighlighting>;
  aids: ReturnType<typeof createAids>;
}

/** Does what the reader's own controls ask of the workbench. */
function answerer({ scene: sceneNow, setWork }: WorkbenchPlace, asked: Asked): (wish: WorkWish) => void {
  const agree = (level: number) => {
    const scene = sceneNow();
    if (scene) setWork({ ...scene.work, agreement: level });
  };
  return (wish) => {
    if (wish.kind === 'compare') asked.comparing.compareWith(wish.algorithm);
    else if (wish.kind === 'why') asked.asking.ask(wish.piece);
    else if (wish.kind === 'votes') asked.voting.toggle();
    else if (wish.kind === 'agreement') agree(wish.level);
    else if (wish.kind === 'highlights-in-exports') asked.highlighting.setInExports(wish.isIn);
    else asked.aids.press(wish.kind);
  };
}
