/** Shows which blocks (paragraphs) of the live page are kept, by drawing a box over each. Does not change the page. */
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { counted, message } from '../../platform/wording/message.ts';
import type { LastWord } from '../../selection/trace.ts';
import { decide, type ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import {
  boxOfPart,
  countBlocks,
  partsAround,
  type Sightings,
  scrollerAround,
  type WindowBox,
  watchSightings,
} from './live-boxes.ts';
import {
  blockLabel,
  type DrawnBlock,
  headOf,
  type PageBlock,
  type PageCommands,
  PageLayer,
  pageBlocks,
  textsOfBlocks,
} from './PageLayer.tsx';

export interface PageView {
  /** Opens the view if the user checks the article on the live page; otherwise closes it. */
  follow(scene: Scene | null): void;
  layer(scene: Scene): ComponentChild;
  /** Scrolls to the first block with one of these nodes, and opens its card unless the user is choosing a part. */
  goTo(scene: Scene, nodes: readonly number[]): void;
  isChoosingPart(): boolean;
  choosePart(): void;
}

interface Around {
  /** Opens the card of a block that the user pressed (`isPress`) or reached with the arrow keys. */
  ask(scene: Scene, row: number, isPress: boolean): void;
  card(scene: Scene): ComponentChild;
  redraw(): void;
}

interface Open {
  /** The page for which the view was opened. If the page is read again, the view is opened again for its new blocks. */
  readonly page: object;
  readonly sightings: Sightings;
  /** Row (index of a block) from which the arrow keys move; -1 for none. */
  current: number;
  /** Row of the block that the pointer or the focus reached last; -1 for none. */
  pointed: number;
  /**
   * Number of levels from the block under the pointer up to the part of the page that a click would choose. Null while
   * the user chooses blocks, not parts.
   */
  level: number | null;
  /** Blocks in the article's head ({@link headOf}). Null until they are known; no block is tinted before that. */
  inHead: ReadonlySet<number> | null;
}

export function createPageView(place: ToolPlace, around: Around): PageView {
  const { dialog, signal } = place;
  const { ownerDocument: document } = dialog;
  let state: Open | null = null;
  let drawAgain = () => {};

  function begin(scene: Scene): void {
    const sightings = watchSightings(scene.page, textsOfBlocks(scene.page), place.nodeOf, {
      document,
      signal,
      onChange: () => drawAgain(),
    });
    const opened: Open = { page: scene.page, sightings, current: -1, pointed: -1, level: null, inHead: null };
    state = opened;
    void place.explain().then((words: readonly LastWord[] | null) => {
      const now = place.scene();
      if (state !== opened || !now) return;
      state.inHead = headOf(now, words ?? []);
      drawAgain();
    });
  }

  function end(): void {
    state?.sightings.stop();
    state = null;
  }

  const commands = commandsOf(
    place,
    around,
    () => state,
    () => drawAgain(),
  );

  function Layer({ scene }: { scene: Scene }) {
    const [, setDrawn] = useState(0);
    useLayoutEffect(() => {
      drawAgain = () => setDrawn((drawn) => drawn + 1);
    }, []);
    return (
      state && (
        <PageLayer {...propsOf(place, scene, state)} commands={commands}>
          {around.card(scene)}
        </PageLayer>
      )
    );
  }

  return {
    follow(scene) {
      const isWanted = scene?.work.checking?.view === 'page';
      if (state && !(isWanted && state.page === scene.page)) end();
      if (isWanted && !state) begin(scene);
    },
    layer: (scene) => state && <Layer scene={scene} />,
    goTo(scene, nodes) {
      const row = textsOfBlocks(scene.page).findIndex((texts) => texts.some((text) => nodes.includes(text)));
      if (row >= 0) commands.goTo(row);
    },
    isChoosingPart: () => state !== null && state.level !== null,
    choosePart() {
      if (!state) return;
      state.level = state.level === null ? 0 : null;
      if (state.pointed < 0) state.current = state.pointed = state.sightings.now()[0]?.row ?? -1;
      around.redraw();
    },
  };
}

function propsOf({ nodeOf }: ToolPlace, scene: Scene, state: Open) {
  const blocks = state.inHead ? pageBlocks(scene, state.inHead) : NO_BLOCKS;
  const drawn = state.sightings.now().flatMap(({ row, box }): DrawnBlock[] => {
    const block = blocks[row];
    return block ? [{ ...block, row, box, label: blockLabel(scene, block) }] : [];
  });
  return {
    blocks: drawn,
    current: state.current,
    part: partOf(scene, state, nodeOf),
    isChoosing: state.level !== null,
  };
}

const NO_BLOCKS: readonly PageBlock[] = [];

/** Returns the element that a click would choose as the part with the article; null while the user chooses blocks. */
function elementOf({ page }: Scene, { pointed, level }: Open, nodeOf: ToolPlace['nodeOf']): number | null {
  const first = textsOfBlocks(page)[pointed]?.[0];
  if (level === null || first === undefined) return null;
  const parts = partsAround(page, first, nodeOf);
  return parts[Math.min(level, parts.length - 1)] ?? null;
}

function partOf(scene: Scene, state: Open, nodeOf: ToolPlace['nodeOf']): { box: WindowBox; words: string } | null {
  const element = elementOf(scene, state, nodeOf);
  const box = element === null ? null : boxOfPart(element, nodeOf);
  if (element === null || !box) return null;
  return { box, words: counted('xrayBlocks', countBlocks(scene.page, element, textsOfBlocks(scene.page))) };
}

/**
 * Scroll distances of the wheel and the paging keys: for one line (CSS pixels), and for one page (share of the window).
 */
const LINE = 16;
const PAGE = 0.85;

function commandsOf(
  place: ToolPlace,
  { ask, redraw }: Around,
  stateNow: () => Open | null,
  drawAgain: () => void,
): PageCommands & { goTo(row: number): void } {
  const view = place.dialog.ownerDocument.defaultView as Window;
  const withScene = (act: (scene: Scene, state: Open) => void) => {
    const scene = place.scene();
    const state = stateNow();
    if (!scene || !state) return;
    act(scene, state);
    drawAgain();
  };

  const scroll = (by: number) =>
    withScene(({ page }, { pointed, sightings }) => {
      const seen = sightings.now();
      const row = seen.some((sighting) => sighting.row === pointed) ? pointed : (seen[0]?.row ?? -1);
      const text = place.nodeOf(textsOfBlocks(page)[row]?.[0] ?? -1);
      scrollerAround(text ?? null, view).scrollBy({ top: by, behavior: 'instant' });
    });

  const goTo = (row: number) =>
    withScene((scene, state) => {
      if (row < 0 || row >= textsOfBlocks(scene.page).length) return;
      state.current = row;
      state.pointed = row;
      bringIntoView(place, scene, state, view);
      if (state.level === null) ask(scene, row, false);
    });

  const choosePart = (scene: Scene, state: Open) => {
    const element = elementOf(scene, state, place.nodeOf);
    if (element === null) return;
    state.level = null;
    decide(place, scene, { kind: 'container', element }, message('saidPartOnly'));
    redraw();
  };

  return {
    goTo,
    press: (row) =>
      withScene((scene, state) => {
        if (state.level !== null) return choosePart(scene, state);
        state.current = row;
        ask(scene, row, true);
      }),
    point: (row) =>
      withScene((_scene, state) => {
        if (state.pointed !== row && state.level !== null) state.level = 0;
        state.pointed = row;
      }),
    wheel(event) {
      // The browser zooms with Ctrl and the wheel, or with two fingers on a touchpad.
      if (event.ctrlKey) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? view.innerHeight * PAGE : 1;
      scroll(event.deltaY * unit);
    },
    drag: scroll,
    key: (event) => withScene((_scene, state) => keyIn(event, state, { goTo, scroll }, view)),
  };
}

/** Handles arrow and paging keys: moves to another block, makes the chosen part larger or smaller, or scrolls. */
function keyIn(
  event: KeyboardEvent,
  state: Open,
  does: { goTo(row: number): void; scroll(by: number): void },
  view: Window,
): void {
  const from = state.current >= 0 ? state.current : (state.sightings.now()[0]?.row ?? 0) - 1;
  const page = view.innerHeight * PAGE;
  const vertical = (by: number) => {
    if (state.level === null) does.goTo(from + by);
    else state.level = Math.max(0, state.level - by);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => vertical(1),
    ArrowUp: () => vertical(-1),
    ArrowRight: () => does.goTo(from + 1),
    ArrowLeft: () => does.goTo(from - 1),
    PageDown: () => does.scroll(page),
    PageUp: () => does.scroll(-page),
    Home: () => does.scroll(-1e7),
    End: () => does.scroll(1e7),
  };
  const act = acts[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
}

/** Height at the bottom of the window that the controls cover (CSS pixels). */
const FOOT = 120;

function bringIntoView({ nodeOf }: ToolPlace, { page }: Scene, { sightings, current }: Open, view: Window): void {
  const box = sightings.boxOf(current);
  if (!box || (box.top >= 0 && box.bottom <= view.innerHeight - FOOT)) return;
  const text = nodeOf(textsOfBlocks(page)[current]?.[0] ?? -1);
  scrollerAround(text ?? null, view).scrollBy({ top: box.top - view.innerHeight / 3, behavior: 'instant' });
}
