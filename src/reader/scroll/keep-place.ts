/** Keeps the sentence at the top of the view where it is while the text around it changes. */
import { pagesOf } from './pages-of.ts';

/** A place in the text: the text node that a block begins with, and how much of the block has gone by (0 … 1). */
export interface TextPlace {
  node: number;
  share: number;
}

/** A place in the text: which node of the page's, how far it stands below the top of the view, and how much of it has gone by. */
export interface Place extends TextPlace {
  offset: number;
}

/** The bar covers this much of the view, and a little air (CSS pixels). */
const BELOW_BAR = 64;
/** Nearer to the start than this is the start. */
export const AT_TOP = 8;
/** Who is this near to where the last change left them has not moved. A scroll that has just begun has: to put it back would end it. */
const UNMOVED = 1;

const SAME = (place: number) => place;

/**
 * Runs a change of the content or its look; afterwards the same text stands at the same height as before, or on the page that is
 * in sight, where the change has set the text in pages.
 *
 * @param placeNow what a place is called after the change
 */
export function keepPlace(scroller: HTMLElement, change: () => void, placeNow: (place: number) => number = SAME): void {
  const before = pagesIn(scroller);
  keep(scroller, change, placeNow, () => pagesIn(scroller) !== before);
}

/** As {@link keepPlace}, for a change that divides the text into pages: a whole page is shown afterwards. */
export function keepPage(scroller: HTMLElement, change: () => void): void {
  keep(scroller, change, SAME, () => true);
}

function keep(
  scroller: HTMLElement,
  change: () => void,
  placeNow: (place: number) => number,
  areNewPages: () => boolean,
): void {
  const old = placeToKeep(scroller);
  change();
  if (!old) return;
  const place = { ...old.place, node: placeNow(old.place.node) };
  restore(scroller, place);
  const isPage = pagesIn(scroller) !== '' && (old.isPage || areNewPages());
  if (isPage) goToPageOf(scroller, place);
  kept.set(scroller, { place, isPage, scrollTop: scroller.scrollTop });
}

interface Kept {
  place: Place;
  /** The page with this place is shown, whose top may be another one. */
  isPage: boolean;
}

/** What was kept last: a text without that place may be followed by one that has it, and nobody has moved meanwhile. */
const kept = new WeakMap<HTMLElement, Kept & { scrollTop: number }>();

/** Which pages the text stands in; '' for none. */
const pagesIn = (scroller: HTMLElement) => (scroller.hasAttribute('data-paged') ? scroller.dataset.columns : '');

/** Nothing but whole pages is to be seen where the text stands in pages. */
function goToPageOf(scroller: HTMLElement, { node, share }: TextPlace): void {
  const found = findNode(scroller, node);
  const body = scroller.querySelector<HTMLElement>('.body');
  if (!found || !body || getComputedStyle(body).columnCount === 'auto') return;
  const blocks = textBlocks(scroller);
  // all of it was below the bar
  const next = share < 1 ? undefined : blocks[blocks.indexOf(found) + 1];
  const boxes = [...(next ?? found).getClientRects()];
  const lines = heightAt(boxes, next ? 0 : share) - scroller.getBoundingClientRect().top;
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop);
  const page = pagesOf(scroller, body).tops.findLast((top) => top <= scroller.scrollTop + lines - padding + AT_TOP);
  if (page !== undefined) scroller.scrollTop = page;
}

/** Where in the window a share of what has these boxes stands, which follow one another from column to column. */
function heightAt(boxes: readonly DOMRect[], share: number): number {
  let left = share * boxes.reduce((sum, { height }) => sum + height, 0);
  for (const { top, height } of boxes) {
    if (left <= height) return top + left;
    left -= height;
  }
  return boxes.at(-1)?.bottom ?? 0;
}

function placeToKeep(scroller: HTMLElement): Kept | null {
  const last = kept.get(scroller);
  if (last && Math.abs(last.scrollTop - scroller.scrollTop) < UNMOVED) return last;
  kept.delete(scroller);
  const place = scroller.scrollTop > AT_TOP ? findPlace(scroller) : null;
  return place && { place, isPage: false };
}

/** Scrolls so that a place stands at the top of the view, below the bar. */
export function goToPlace(scroller: HTMLElement, { node, share }: TextPlace): void {
  const target = findNode(scroller, node);
  if (!target) return;
  const { height } = target.getBoundingClientRect();
  scroller.scrollTop += offsetOf(scroller, target) + share * height - BELOW_BAR;
}

/** What stands at the top of the view, below the bar. */
export function placeOf(scroller: HTMLElement): TextPlace | null {
  const place = scroller.scrollTop > AT_TOP ? findPlace(scroller, BELOW_BAR) : null;
  return place && { node: place.node, share: place.share };
}

/** Scrolls a place back to where it was in the view. */
export function restore(scroller: HTMLElement, { node, offset }: Place): void {
  const target = findNode(scroller, node);
  if (!target) return;
  const move = offsetOf(scroller, target) - offset;
  // setting it ends a scroll that is under way, also where it changes nothing
  if (Math.abs(move) >= 1) scroller.scrollTop += move;
}

/** The place at the top of the view. */
export function findPlace(scroller: HTMLElement, covered = 0): Place | null {
  const { top } = scroller.getBoundingClientRect();
  for (const block of textBlocks(scroller)) {
    const rect = block.getBoundingClientRect();
    if (rect.bottom <= top + covered || rect.height === 0) continue;
    const offset = rect.top - top;
    return { node: nodeOf(block), offset, share: Math.min(1, Math.max(0, (BELOW_BAR - offset) / rect.height)) };
  }
  return null;
}

/** The block with this id, or the one that comes nearest in the page's order. */
function findNode(scroller: HTMLElement, node: number): Element | null {
  let best: Element | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const block of textBlocks(scroller)) {
    const distance = Math.abs(nodeOf(block) - node);
    if (distance >= bestDistance) continue;
    best = block;
    bestDistance = distance;
  }
  return best;
}

/** Innermost ones only: a list starts where its first item does. */
function textBlocks(scroller: HTMLElement): Element[] {
  return [...scroller.querySelectorAll('[data-node]')].filter((block) => !block.querySelector('[data-node]'));
}

const nodeOf = (block: Element) => Number(block.getAttribute('data-node'));

const offsetOf = (scroller: Element, block: Element) =>
  block.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
