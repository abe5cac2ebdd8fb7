/** The votes of the algorithms beside the text: how many keep a block, and on demand their names. */

import { wantWhole } from '../../reader/overlay/whole-article.ts';
import type { Feature } from '../feature.ts';
import type { WorkbenchPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { createGutter } from './gutter.ts';
import { type TallyAt, tallyOf } from './tally.ts';
import { NAMES_ID, type Voters } from './VoterNames.tsx';
import { VotesStrip } from './VotesStrip.tsx';

export interface Voting extends Feature {
  toggle(): void;
}

/** @param redraw draws the strips anew */
export function createVoting(place: WorkbenchPlace, redraw: () => void): Voting {
  const { dialog, setWork, signal } = place;
  const gutter = createGutter(dialog, signal);
  let tallyAt: TallyAt | null = null;
  /** What the votes are of: they are counted anew when it is something else. */
  let counted: { page: Scene['page']; opinions: number } | null = null;
  let voters: Voters | null = null;
  let described: HTMLElement | null = null;

  const isCounted = ({ page, opinions }: Scene) => counted?.page === page && counted.opinions === opinions.length;

  function showCounted(): void {
    const scene = place.scene();
    if (!scene?.work.areVotesShown || signal.aborted) return;
    const { page, opinions } = scene;
    if (!isCounted(scene)) tallyAt = tallyOf(page, opinions);
    counted = { page, opinions: opinions.length };
    gutter.show(tallyAt);
  }

  function toggle(): void {
    const scene = place.scene();
    if (!scene) return;
    name(null);
    setWork({ ...scene.work, areVotesShown: !scene.work.areVotesShown });
  }

  /** Shows who keeps a block; null hides it. */
  function name(block: HTMLElement | null): void {
    const tally = block && tallyAt?.(Number(block.dataset.node));
    described?.removeAttribute('aria-describedby');
    if (!tally && !voters) return;
    described = tally ? block : null;
    voters = block && tally ? { ...tally, ...besides(block, dialog) } : null;
    described?.setAttribute('aria-describedby', NAMES_ID);
    redraw();
  }

  function walk(step: 1 | -1): void {
    wantWhole(dialog);
    const blocks = gutter.blocks();
    const before = described ? blocks.indexOf(described) : firstInView(blocks, dialog) - (step === 1 ? 1 : 0);
    const block = blocks[Math.min(blocks.length - 1, Math.max(0, before + step))];
    if (!block) return;
    block.tabIndex = -1;
    block.scrollIntoView({ block: 'nearest' });
    name(block);
    block.focus({ preventScroll: true });
  }

  let isOn = false;
  listenToPointer(dialog, signal, { isOn: () => isOn, besideOf: gutter.blockOf, name });

  return {
    toggle,
    strip({ work }) {
      if (!work.areVotesShown) return null;
      return <VotesStrip voters={voters} onWalk={walk} onEnd={toggle} />;
    },
    key(event, { work }) {
      const key = event.key.toLowerCase();
      if (key === 'v') toggle();
      else if (work.areVotesShown && key === 'n') walk(1);
      else if (work.areVotesShown && key === 'p') walk(-1);
      else return false;
      return true;
    },
    leave({ work }) {
      if (!work.areVotesShown) return false;
      if (voters) name(null);
      else toggle();
      return true;
    },
    drawn(scene) {
      isOn = scene.work.areVotesShown;
      if (!isOn || isCounted(scene)) gutter.show(isOn ? tallyAt : null);
      else setTimeout(showCounted);
    },
  };
}

/** The names take about so much room (px). */
const NAMES_HEIGHT = 130;

/** Where the names stand: below the block, else above it, else at the foot of the window (px of the window). */
function besides(block: HTMLElement, dialog: HTMLElement): Pick<Voters, 'left' | 'top'> {
  const { left, top, bottom } = block.getBoundingClientRect();
  const view = dialog.getBoundingClientRect();
  const lowest = view.height - NAMES_HEIGHT;
  const above = top - view.top - NAMES_HEIGHT;
  const below = bottom - view.top + 10;
  return { left: Math.max(8, left - view.left), top: below <= lowest ? below : above > NAMES_HEIGHT ? above : lowest };
}

function firstInView(blocks: readonly HTMLElement[], dialog: HTMLElement): number {
  const { top } = dialog.getBoundingClientRect();
  return Math.max(
    0,
    blocks.findIndex((block) => block.getBoundingClientRect().bottom > top + 60),
  );
}

interface Pointing {
  isOn(): boolean;
  /** The block that a sign stands beside; null for what is no sign. */
  besideOf(target: EventTarget | null): HTMLElement | null;
  name(block: HTMLElement | null): void;
}

/** The pointer over the votes beside a block, or a press on the block, shows the names; scrolling hides them. */
function listenToPointer(dialog: HTMLElement, signal: AbortSignal, { isOn, besideOf, name }: Pointing): void {
  let over: HTMLElement | null = null;
  dialog.addEventListener(
    'pointermove',
    (event) => {
      if (!event.isTrusted || event.pointerType !== 'mouse' || !isOn()) return;
      const next = besideOf(event.target);
      if (next !== over) name(next);
      over = next;
    },
    { signal, passive: true },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !isOn() || isControl(event.target)) return;
      name(besideOf(event.target) ?? blockOf(event));
    },
    { signal },
  );
  dialog.addEventListener('wheel', () => isOn() && name(null), { signal, passive: true });
  dialog.addEventListener('touchmove', () => isOn() && name(null), { signal, passive: true });
}

const blockOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('.body [data-node]') : null;

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, input, select, summary, .strips') !== null;
