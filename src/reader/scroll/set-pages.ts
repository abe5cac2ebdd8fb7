/**
 * Divides the text into pages ("sets pages") in browsers without CSS `column-wrap` (rows of columns), such as Firefox
 * 153. Adds an element at the end of each page that spans all columns; browsers make the columns before it equally high
 * (CSS Multi-column Layout Level 1, section 6). Pages are one below the other, so that the text still scrolls down.
 */
import { createHtml } from '../../platform/unclobbered.ts';
import { isInPages as areInPages } from '../styles/appearance.ts';
import { keepPage } from './keep-place.ts';
import { isTurning } from './turn-page.ts';

const PAGE_END = 'page-end';
/** Minimum height of a list, or another group of blocks, that may continue on the next page (share of a page). */
const PARTED = 1 / 2;

const RUN_OF_BLOCKS = 'ul, ol, dl, section, blockquote, div';
const WHOLE = 'figure, img, .piece';

/** Pause (ms) after the last change of size, because dividing the text into pages lays out the whole text. */
const AT_REST = 150;

interface Paging {
  /** Size of the text when it was last divided into pages; while the size is the same, it is not divided again. */
  size: string;
  body: HTMLElement | null;
  observer: ResizeObserver;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const pagings = new WeakMap<HTMLElement, Paging>();

/** Divides the text into pages if the user chose pages, and again whenever the size of the text changes. */
export function setPages(dialog: HTMLElement, signal: AbortSignal): void {
  if ('columnWrap' in dialog.style) return;
  if (dialog.dataset.columns === 'one' && !pagings.has(dialog)) return;
  const body = dialog.querySelector<HTMLElement>('.body');
  if (pagings.get(dialog)?.body !== body) watch(dialog, body, signal);
  if (dialog.hasAttribute('data-paged') === isInPages(dialog)) setWhenAtRest(dialog);
  else setAnew(dialog);
}

const isInPages = (dialog: HTMLElement) => areInPages(dialog.dataset.columns);

function watch(dialog: HTMLElement, body: HTMLElement | null, signal: AbortSignal): void {
  pagings.get(dialog)?.observer.disconnect();
  const observer = new ResizeObserver(() => setWhenAtRest(dialog));
  for (const element of [dialog, body]) if (element) observer.observe(element);
  pagings.set(dialog, { size: '', body, observer, timer: undefined });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

function setWhenAtRest(dialog: HTMLElement): void {
  const paging = pagings.get(dialog);
  if (!paging) return;
  clearTimeout(paging.timer);
  paging.timer = setTimeout(() => {
    if (isTurning(dialog)) setWhenAtRest(dialog);
    else if (dialog.isConnected) setAnew(dialog);
  }, AT_REST);
}

function setAnew(dialog: HTMLElement): void {
  const paging = pagings.get(dialog);
  const body = paging?.body;
  if (!paging || !body) return;
  const inPages = isInPages(dialog);
  const sizeNow = () =>
    [inPages && dialog.dataset.columns, dialog.clientWidth, dialog.clientHeight, body.offsetHeight].join();
  if (sizeNow() === paging.size) return;
  keepPage(dialog, () => {
    for (const end of dialog.querySelectorAll(`.${PAGE_END}`)) end.remove();
    dialog.toggleAttribute('data-paged', inPages);
    if (inPages) partIntoPages(dialog, body);
  });
  // stores the size after the division, which has changed it; otherwise, the observer would start another division
  paging.size = sizeNow();
}

function partIntoPages(dialog: HTMLElement, body: HTMLElement): void {
  const step = dialog.clientHeight;
  // space between two pages (CSS pixels), set in `article.css`: the height of the bar at the top, with margins
  const between = Number.parseFloat(getComputedStyle(body).rowGap);
  const units = unitsOf(body, (step - between) * PARTED);
  const starts = packPages(units.map(blockOf), step - between, dialog.dataset.columns === 'page' ? 1 : 2);
  const ends = [...starts.map((start) => addEnd(body, units[start] as Element)), addEnd(body, null)];
  // twice: the first pass moves later pages, and their columns may then end elsewhere; the second pass corrects that
  for (let pass = 0; pass < 2; pass++) fillUp(body, ends, step, between);
}

/** Returns the blocks between which a page may end. For a block higher than `most` CSS pixels, returns its children. */
function unitsOf(parent: Element, most: number): Element[] {
  return [...parent.children].flatMap((child) =>
    child.matches('.stretch') || (heightOf(child) > most && isRunOfBlocks(child)) ? unitsOf(child, most) : [child],
  );
}

function isRunOfBlocks(element: Element): boolean {
  if (!element.matches(RUN_OF_BLOCKS) || element.matches(WHOLE) || isMonolithic(element)) return false;
  const hasTextBetween = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return !hasTextBetween && element.firstElementChild !== null;
}

/**
 * Returns whether the browser may be unable to split an element at the end of a column. No browser splits scroll
 * containers, and some do not split grids and flex containers (CSS Fragmentation Level 3, section 4.1).
 */
function isMonolithic(element: Element): boolean {
  const { display, overflowX } = getComputedStyle(element);
  return !/^(?:block|list-item)$/.test(display) || !/^(?:visible|clip)$/.test(overflowX);
}

function blockOf(element: Element): Block {
  const { marginTop, marginBottom, lineHeight, fontSize } = getComputedStyle(element);
  const isWhole = element.matches(WHOLE) || isMonolithic(element) || element.querySelector('img, figure') !== null;
  return {
    height: heightOf(element),
    marginTop: Number.parseFloat(marginTop),
    marginBottom: Number.parseFloat(marginBottom),
    line: isWhole ? 0 : Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.5,
    isHeading: /^H[1-6]$/.test(element.tagName),
  };
}

/** Returns the height of an element (CSS pixels), added up over all columns that contain a part of it. */
const heightOf = (element: Element) => [...element.getClientRects()].reduce((sum, { height }) => sum + height, 0);

/**
 * Adds the element that ends a page, before the given element or, for null, at the end of the text. The element does
 * not disturb Preact, which did not create it: Preact does not move children that stay, and adds new children right
 * after the last child that Preact created.
 */
function addEnd(body: HTMLElement, before: Element | null): HTMLElement {
  const end = createHtml(body.ownerDocument, 'div');
  end.className = PAGE_END;
  end.ariaHidden = 'true';
  // this attribute excludes the element from copying, reading aloud and word search
  end.dataset.ours = '';
  if (before) before.before(end);
  else body.append(end);
  return end;
}

/**
 * Makes each page begin one window height below the start of the previous page, unless the previous page is higher than
 * the window. Otherwise, some pages would be shorter than the window, because the division into pages does not count
 * margins inside blocks.
 */
function fillUp(body: HTMLElement, ends: readonly HTMLElement[], step: number, between: number): void {
  const boxes = ends.map((end) => end.getBoundingClientRect());
  let top = body.getBoundingClientRect().top;
  for (const [index, end] of ends.entries()) {
    const { top: foot, bottom } = boxes[index] as DOMRect;
    const height = foot - top;
    const isLast = index === ends.length - 1;
    end.style.height = `${isLast ? Math.max(0, step - height - between) : Math.max(between / 2, step - height)}px`;
    top = bottom;
  }
}

/** A block of the text, measured in one column (CSS pixels). */
export interface Block {
  height: number;
  marginTop: number;
  marginBottom: number;
  /** Height of a line if the block can be split between lines; 0 if it cannot be split, such as a picture. */
  line: number;
  /** Whether the block is a heading. A page never ends right after a heading. */
  isHeading: boolean;
}

/** How far a page is filled: index of the current column, its used height and last bottom margin (CSS pixels). */
interface Fill {
  column: number;
  used: number;
  marginBottom: number;
}

/** Minimum number of lines of a split paragraph in each of the two columns (the end of one, the start of the next). */
const TOGETHER = 2;

const EMPTY: Fill = { column: 0, used: 0, marginBottom: 0 };

/**
 * Returns the indexes of the blocks with which pages begin, without the first page. A block may continue in the next
 * column, but never on the next page. A block that is larger than a page gets its own page, which is then higher.
 *
 * @param height height of a column (CSS pixels)
 * @param columns number of columns of a page
 */
export function packPages(blocks: readonly Block[], height: number, columns: number): number[] {
  const starts: number[] = [];
  let first = 0;
  let fill = EMPTY;
  for (let index = 0; index < blocks.length; index++) {
    const next = filledWith(fill, blocks[index] as Block, height, columns);
    if (next) {
      fill = next;
      continue;
    }
    const start = withHeadings(blocks, index);
    if (start <= first) {
      // the block does not fit even though the page contains nothing else, so it gets a page of its own
      fill = { ...EMPTY, column: columns };
      continue;
    }
    starts.push(start);
    first = start;
    fill = EMPTY;
    index = start - 1;
  }
  return starts;
}

/** Headings stay with the block below them. Returns the index of the first of them; without any, the block's own. */
function withHeadings(blocks: readonly Block[], index: number): number {
  let start = index;
  while (blocks[start - 1]?.isHeading) start--;
  return start;
}

/** Returns how far a page is filled after adding a block; null if there is no room for the block. */
function filledWith({ column, used, marginBottom }: Fill, block: Block, height: number, columns: number): Fill | null {
  if (column >= columns) return null;
  const top = used === 0 ? 0 : used + Math.max(marginBottom, block.marginTop);
  if (top + block.height <= height) return { column, used: top + block.height, marginBottom: block.marginBottom };
  const fitting = block.line > 0 ? Math.floor((height - top) / block.line) : 0;
  const rest = fitting < TOGETHER ? block.height : Math.max(block.height - fitting * block.line, TOGETHER * block.line);
  if (column + 1 >= columns || rest > height) return null;
  return { column: column + 1, used: rest, marginBottom: block.marginBottom };
}
