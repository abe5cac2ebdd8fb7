/** X-ray: the live page under boxes that say what is kept and what is left out; a click on one keeps or drops it. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { undo } from '../../corrections/history.ts';
import { facet } from '../../page/page.ts';
import { type LastWord, visibleBlocks } from '../../selection/trace.ts';
import { counted, message } from '../../wording/message.ts';
import { wordOn } from '../asking/answer-of.ts';
import { decide } from '../decide.ts';
import type { Feature } from '../feature.ts';
import type { WorkbenchPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { type Box, scrollerAround } from './live-boxes.ts';
import { boxOfPart, countBlocks, partsAround } from './parts.ts';
import { type Sightings, watchSightings } from './sightings.ts';
import { type DrawnBlock, type XrayCommands, XrayLayer } from './XrayLayer.tsx';
import { blockLabel, headOf, stateWords, type XrayBlock, xrayBlocks } from './xray-blocks.ts';

export interface Xray extends Feature {
  open(): void;
}

const textsOf = facet((page) => [...visibleBlocks(page).values()]);

/** What an open X-ray knows of itself. */
interface Open {
  /** Of the page as it was read: of another reading there are other blocks. */
  readonly page: object;
  readonly sightings: Sightings;
  /** The block that the arrow keys stand at, or -1. */
  current: number;
  /** The block that the hint speaks of, or -1. */
  pointed: number;
  /** How far out of the block under the pointer the part reaches that is chosen; null while blocks are. */
  level: number | null;
  /** As they were said when it was opened. */
  words: readonly LastWord[];
  /** See {@link headOf}; null until that is known, and nothing is tinted. */
  inHead: ReadonlySet<number> | null;
}

/** @param redraw draws the strips of the workbench again */
export function createXray(place: WorkbenchPlace, redraw: () => void): Xray {
  const { dialog, signal } = place;
  const { ownerDocument: document } = dialog;
  let state: Open | null = null;
  let drawAgain = () => {};

  function open(): void {
    const scene = place.scene();
    if (!scene || state) return;
    state = begin(scene);
    dialog.toggleAttribute('data-xray', true);
    redraw();
    place.announce(message('xrayTitle'));
    void place.explain().then((words) => {
      const now = place.scene();
      if (!state || !now) return;
      state.words = words ?? [];
      state.inHead = headOf(now, state.words);
      drawAgain();
    });
  }

  function begin({ page }: Scene): Open {
    const sightings = watchSightings(page, textsOf(page), place.nodeOf, {
      document,
      signal,
      onChange: () => drawAgain(),
    });
    return { page, sightings, current: -1, pointed: -1, level: null, words: [], inHead: null };
  }

  function close(): void {
    state?.sightings.stop();
    state = null;
    dialog.removeAttribute('data-xray');
    redraw();
    dialog.querySelector<HTMLElement>('.page')?.focus({ preventScroll: true });
  }

  const commands = commandsOf(place, () => state, { drawAgain: () => drawAgain(), close });

  function Layer({ scene }: { scene: Scene }) {
    const [, setDrawn] = useState(0);
    useLayoutEffect(() => {
      drawAgain = () => setDrawn((drawn) => drawn + 1);
    }, []);
    return state && <XrayLayer {...propsOf(place, scene, state)} commands={commands} />;
  }

  return {
    open,
    strip(scene) {
      if (!state) return null;
      if (state.page !== scene.page) {
        state.sightings.stop();
        state = { ...begin(scene), inHead: new Set() };
      }
      return <Layer scene={scene} />;
    },
    key(event) {
      const key = event.key.toLowerCase();
      if (key === 'r' && state) close();
      else if (key === 'r') open();
      else if (key === 'p' && state) commands.partMode();
      return key === 'r' || (key === 'p' && state !== null);
    },
    leave() {
      if (!state) return false;
      if (state.level === null) close();
      else commands.partMode();
      return true;
    },
  };
}

function propsOf({ nodeOf }: WorkbenchPlace, scene: Scene, state: Open) {
  const blocks = blocksOf(scene, state);
  const { sightings, current, pointed, level } = state;
  const drawn = sightings.now().flatMap(({ row, box }): DrawnBlock[] => {
    const block = blocks[row];
    return block ? [{ row, box, isKept: block.isKept, isUnsure: block.isUnsure, label: blockLabel(scene, block) }] : [];
  });
  return {
    blocks: drawn,
    current,
    part: partOf(scene, state, nodeOf),
    isChoosing: level !== null,
    canUndo: scene.work.corrections.done.length > 0,
    hint: level === null ? hintOf(scene, state, pointed) : message('xrayPartHint', '↑', '↓'),
  };
}

const NO_BLOCKS: readonly XrayBlock[] = [];

function blocksOf(scene: Scene, { inHead }: Open): readonly XrayBlock[] {
  return inHead ? xrayBlocks(scene, textsOf(scene.page), inHead) : NO_BLOCKS;
}

function hintOf(scene: Scene, state: Open, row: number): string {
  const block = blocksOf(scene, state)[row];
  if (!block) return message('xrayBlockHint', 'Enter');
  const word = wordOn(scene.page, state.words, block.texts[0] ?? -1);
  // what was said before a correction is not said of what came of it
  if (word && word.isKept !== block.isKept)
    return message('xrayBlock', stateWords(block), message(block.isKept ? 'reasonYouKept' : 'reasonYouRemoved'));
  return word?.reason ? message('xrayBlock', stateWords(block), word.reason) : stateWords(block);
}

/** The element that is chosen by a click now. */
function elementOf({ page }: Scene, { pointed, level }: Open, nodeOf: WorkbenchPlace['nodeOf']): number | null {
  const first = textsOf(page)[pointed]?.[0];
  if (level === null || first === undefined) return null;
  const parts = partsAround(page, first, nodeOf);
  return parts[Math.min(level, parts.length - 1)] ?? null;
}

function partOf(scene: Scene, state: Open, nodeOf: WorkbenchPlace['nodeOf']): { box: Box; words: string } | null {
  const element = elementOf(scene, state, nodeOf);
  const box = element === null ? null : boxOfPart(element, nodeOf);
  if (element === null || !box) return null;
  const count = countBlocks(scene.page, element, textsOf(scene.page));
  return { box, words: counted('xrayBlocks', count) };
}

/** A line of a wheel that counts in lines, and the part of the window that a page is. */
const LINE = 16;
const PAGE = 0.85;

function commandsOf(
  place: WorkbenchPlace,
  stateNow: () => Open | null,
  { drawAgain, close }: { drawAgain(): void; close(): void },
): XrayCommands {
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
      const row = sightings.now().some((sighting) => sighting.row === pointed)
        ? pointed
        : (sightings.now()[0]?.row ?? -1);
      const text = place.nodeOf(textsOf(page)[row]?.[0] ?? -1);
      scrollerAround(text ?? null, view).scrollBy({ top: by, behavior: 'instant' });
    });

  const goTo = (row: number) =>
    withScene((scene, state) => {
      if (row < 0 || row >= textsOf(scene.page).length) return;
      state.current = row;
      state.pointed = row;
      bringIntoView(place, scene, state, view);
    });

  const choosePart = () =>
    withScene((scene, state) => {
      const element = elementOf(scene, state, place.nodeOf);
      if (element === null) return;
      state.level = null;
      decide(place, scene, { kind: 'container', element }, message('saidPartOnly'));
    });

  const commands: XrayCommands = {
    toggle: (row) =>
      withScene((scene, state) => {
        const block = blocksOf(scene, state)[row];
        if (!block) return;
        state.current = row;
        const kind = block.isKept ? 'remove' : 'keep';
        decide(place, scene, { kind, nodes: block.texts }, message(block.isKept ? 'xrayLeftOut' : 'xrayKept'));
      }),
    point: (row) =>
      withScene((_scene, state) => {
        if (state.pointed !== row && state.level !== null) state.level = 0;
        state.pointed = row;
      }),
    choosePart,
    wheel(event) {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? view.innerHeight * PAGE : 1;
      scroll(event.deltaY * unit);
    },
    drag: scroll,
    undo: () => withScene(({ work }) => place.setWork({ ...work, corrections: undo(work.corrections) })),
    partMode: () =>
      withScene((_scene, state) => {
        state.level = state.level === null ? 0 : null;
        if (state.pointed < 0) state.current = state.pointed = state.sightings.now()[0]?.row ?? -1;
      }),
    end: close,
    key: (event) => withScene((_scene, state) => keyIn(event, state, { goTo, scroll }, view)),
  };
  return commands;
}

/** Where arrows and paging keys lead. */
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

/** Where the bar covers the page. */
const FOOT = 120;

function bringIntoView({ nodeOf }: WorkbenchPlace, { page }: Scene, { sightings, current }: Open, view: Window): void {
  const box = sightings.boxOf(current);
  if (!box || (box.top >= 0 && box.bottom <= view.innerHeight - FOOT)) return;
  const text = nodeOf(textsOf(page)[current]?.[0] ?? -1);
  scrollerAround(text ?? null, view).scrollBy({ top: box.top - view.innerHeight / 3, behavior: 'instant' });
}
