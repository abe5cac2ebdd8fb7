/** Keeps the sentence at the top of the view in place while the text around it changes. */

/** A place in the text: id of the text node that begins a block; share of the block scrolled past (0 … 1). */
export interface TextPlace {
  node: number;
  share: number;
}

/** A place in the text. `offset`: distance from the top of the view to the start of the block (CSS pixels). */
export interface Place extends TextPlace {
  offset: number;
}

/** Height of the bar at the top of the view, with a little space below the bar (CSS pixels). */
const BELOW_BAR = 64;
/** Largest scroll position that counts as the start of the text (CSS pixels). */
export const AT_TOP = 8;
/** Shortest scroll by the user (CSS pixels). After a shorter one, the next change of the text restores {@link kept}. */
const UNMOVED = 1;

const SAME = (place: number) => place;

/**
 * Runs a change of the content or its look, and then scrolls so that the same text is at the same height in the window.
 * If the change has divided the text into pages, shows the page with that text instead.
 *
 * @param placeNow maps the id of a text node to the id that the node has after the change
 */
export function keepPlace(scroller: HTMLElement, change: () => void, placeNow: (place: number) => number = SAME): void {
  const before = pagesIn(scroller);
  keep(scroller, change, placeNow, () => pagesIn(scroller) !== before);
}

/** Like {@link keepPlace}, but always shows a whole page afterward. For changes that divide the text into pages. */
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
  /** Whether the text is in pages, and the reader has scrolled to the start of the page that contains this place. */
  isPage: boolean;
}

/**
 * The place that was kept at the last change, and the scroll position after that change; forgotten when the user
 * scrolls. The place is remembered even if the new text lacks it, because a later text may contain it again.
 */
const kept = new WeakMap<HTMLElement, Kept & { scrollTop: number }>();

/** Returns `page` (pages of one column) or `pages` (of two columns); '' if the text is not divided into pages. */
const pagesIn = (scroller: HTMLElement) => (scroller.hasAttribute('data-paged') ? scroller.dataset.columns : '');

/** Returns the element with the text if the text is shown in pages, otherwise null. */
export function bodyInPages(dialog: HTMLElement): HTMLElement | null {
  const body = dialog.querySelector<HTMLElement>('.body');
  return body && getComputedStyle(body).columnCount !== 'auto' ? body : null;
}

/** If the text is in pages, scrolls to the start of the page with this place, so that the window shows a whole page. */
function goToPageOf(scroller: HTMLElement, { node, share }: TextPlace): void {
  const found = findNode(scroller, node);
  const body = bodyInPages(scroller);
  if (!found || !body) return;
  const blocks = textBlocks(scroller);
  // if the bar covered the whole block (`share` is 1), the user was reading the next block
  const next = share < 1 ? undefined : blocks[blocks.indexOf(found) + 1];
  const boxes = [...(next ?? found).getClientRects()];
  const lines = heightAt(boxes, next ? 0 : share) - scroller.getBoundingClientRect().top;
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop);
  const page = pagesOf(scroller, body).tops.findLast((top) => top <= scroller.scrollTop + lines - padding + AT_TOP);
  if (page !== undefined) scroller.scrollTop = page;
}

/** Returns the vertical position in the window (CSS pixels) at this share (0 … 1) of a block. `boxes`: one per column. */
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

/** Scrolls so that a place is at the top of the view, just below the bar. */
export function goToPlace(scroller: HTMLElement, { node, share }: TextPlace): void {
  const target = findNode(scroller, node);
  if (!target) return;
  const { height } = target.getBoundingClientRect();
  scroller.scrollTop += offsetOf(scroller, target) + share * height - BELOW_BAR;
}

/** Returns the place at the top of the view, just below the bar; null at the start of the text. */
export function placeOf(scroller: HTMLElement): TextPlace | null {
  const place = scroller.scrollTop > AT_TOP ? findPlace(scroller, BELOW_BAR) : null;
  return place && { node: place.node, share: place.share };
}

/** Scrolls so that a place is back where it was in the view. */
export function restore(scroller: HTMLElement, { node, offset }: Place): void {
  const target = findNode(scroller, node);
  if (!target) return;
  const move = offsetOf(scroller, target) - offset;
  // setting `scrollTop` ends a scroll in progress, even if it changes nothing
  if (Math.abs(move) >= 1) scroller.scrollTop += move;
}

/** Returns the place of the first block in view, or null. `covered`: height under the bar (CSS pixels). */
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

/** Returns the block that begins with the text node with this id, or else the block whose id is nearest. */
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

/** Returns the blocks of the text that contain no other blocks: a list begins with the same text as its first item. */
function textBlocks(scroller: HTMLElement): Element[] {
  return [...scroller.querySelectorAll('[data-node]')].filter((block) => !block.querySelector('[data-node]'));
}

const nodeOf = (block: Element) => Number(block.getAttribute('data-node'));

const offsetOf = (scroller: Element, block: Element) =>
  block.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

/** Scroll positions where pages begin, and the height of the view: one key scrolls no farther (CSS pixels). */
export interface Pages {
  tops: readonly number[];
  height: number;
}

/**
 * Returns the pages of the text. In browsers with CSS `column-wrap`, pages are at equal distances; in others, a page
 * begins after an element that `set-pages.ts` adds at the end of the previous page.
 */
export function pagesOf(dialog: HTMLElement, body: HTMLElement): Pages {
  const { top, height } = body.getBoundingClientRect();
  const { clientHeight, scrollTop } = dialog;
  const padding = Number.parseFloat(getComputedStyle(dialog).scrollPaddingTop);
  const toPlace = (inWindow: number) => scrollTop + inWindow - padding;
  const ends = [...body.querySelectorAll('.page-end')].slice(0, -1);
  const starts =
    ends.length > 0
      ? ends.map((end) => end.getBoundingClientRect().bottom)
      : Array.from(
          { length: Math.max(0, Math.ceil(height / clientHeight) - 1) },
          (_, row) => top + (row + 1) * clientHeight,
        );
  return { tops: [top, ...starts].map(toPlace), height: clientHeight };
}
