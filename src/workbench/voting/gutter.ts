/**
 * The votes beside the text, as attributes that the style sheet shows. Only what is near the view has them: a long article of
 * 10,000 blocks costs no more than a short one.
 */
import type { TallyAt } from './tally.ts';

/** So far above and below the view blocks get their votes (px). */
const NEAR = 900;
/** A box that holds others begins where the first of them does. */
const ROOM_FOR_BOXES = 16;
/** The bar beside a block has so many lengths. */
const LENGTHS = 8;

export interface Gutter {
  /** Shows these votes, or none. */
  show(tallyAt: TallyAt | null): void;
  /** Innermost blocks of the article in its order. */
  blocks(): readonly HTMLElement[];
}

export function createGutter(dialog: HTMLElement, signal: AbortSignal): Gutter {
  let tallyAt: TallyAt | null = null;
  let isWaiting = false;
  const observer = new MutationObserver(paintLater);
  dialog.addEventListener('scroll', paintLater, { passive: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());

  function paintLater(): void {
    if (isWaiting || !tallyAt) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (tallyAt && !signal.aborted) paintNear(dialog, tallyAt);
    });
  }

  return {
    show(next) {
      tallyAt = next;
      observer.disconnect();
      clear(dialog);
      const article = dialog.querySelector('.article');
      article?.classList.toggle('voted', next !== null);
      if (!next || !article) return;
      paintNear(dialog, next);
      observer.observe(article, { childList: true, subtree: true });
    },
    blocks: () => [...dialog.querySelectorAll<HTMLElement>('.body [data-node]')].filter(isInnermost),
  };
}

function paintNear(dialog: HTMLElement, tallyAt: TallyAt): void {
  const view = dialog.getBoundingClientRect();
  const blocks = dialog.querySelectorAll<HTMLElement>('.body [data-node]');
  const near: HTMLElement[] = [];
  const first = firstBelow(blocks, view.top - NEAR);
  for (let index = Math.max(0, first - ROOM_FOR_BOXES); index < blocks.length; index++) {
    const block = blocks[index] as HTMLElement;
    if (block.getBoundingClientRect().top > view.bottom + NEAR) break;
    if (isInnermost(block)) near.push(block);
  }
  // all are measured before the first one changes
  for (const block of near) paint(block, tallyAt(Number(block.dataset.node)));
}

/** By halves: in the order of the text, each stands below the one before. */
function firstBelow(blocks: NodeListOf<HTMLElement>, top: number): number {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle] as HTMLElement).getBoundingClientRect().top < top) low = middle + 1;
    else high = middle;
  }
  return low;
}

function paint(block: HTMLElement, tally: ReturnType<TallyAt>): void {
  const all = tally ? tally.keepers.length + tally.others.length : 0;
  if (!tally || all === 0) return;
  const votes = `${tally.keepers.length}/${all}`;
  if (block.dataset.votes === votes) return;
  block.dataset.votes = votes;
  block.dataset.share = String(Math.round((LENGTHS * tally.keepers.length) / all));
}

function clear(dialog: HTMLElement): void {
  for (const block of dialog.querySelectorAll<HTMLElement>('[data-votes]')) {
    delete block.dataset.votes;
    delete block.dataset.share;
  }
}

const isInnermost = (block: Element) => block.querySelector('[data-node]') === null;
