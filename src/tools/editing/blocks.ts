/** Finds the items that the user can edit: blocks (paragraphs) of the text, the headline, the author and the date. */

import type { EditableField } from '../../article/corrections/types.ts';
import { intact } from '../../platform/unclobbered.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import { selectedRange } from '../../reader/input/copy-selection.ts';

const HEAD: Readonly<Record<EditableField, string>> = {
  headline: '.headline',
  byline: '.credits > span',
  date: '.credits > time',
};
const HEAD_PARTS = Object.values(HEAD).join(', ');
const ITEMS = `${HEAD_PARTS}, [data-node], [data-object]`;

export function itemAt(target: EventTarget | null): HTMLElement | null {
  const node = target as Node | null;
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  const item = element?.closest<HTMLElement>(ITEMS) ?? null;
  return item?.closest('.article') ? item : null;
}

/** Returns the element to which commands apply: a post for its author line, a figure for its picture, or the item. */
export function blockOf(item: HTMLElement): HTMLElement {
  const around = item.matches('p[data-post]') ? '[data-post]' : item.matches('img') ? 'figure' : '';
  return (around && item.parentElement?.closest<HTMLElement>(around)) || item;
}

export function fieldOf(item: Element): EditableField | null {
  const fields = Object.keys(HEAD) as EditableField[];
  return fields.find((field) => item.matches(HEAD[field])) ?? null;
}

export const headPart = (article: Element, field: EditableField) => article.querySelector<HTMLElement>(HEAD[field]);

/** Returns a selector that finds the same item after the article has been drawn again. */
export function selectorOf(item: HTMLElement): string {
  const field = fieldOf(item);
  if (field) return HEAD[field];
  const name = item.hasAttribute('data-object') ? 'data-object' : 'data-node';
  return `${item.localName}[${name}="${item.getAttribute(name)}"]`;
}

/** Returns the next (1) or previous (-1) item; if `from` is null, the first (1) or last (-1) item of the article. */
export function nextItem(article: Element, from: Element | null, step: 1 | -1): HTMLElement | null {
  const walker = intact(document).createTreeWalker(article, NodeFilter.SHOW_ELEMENT);
  if (from) walker.currentNode = from;
  else if (step < 0) walker.currentNode = lastIn(article);
  for (let next = move(walker, step); next; next = move(walker, step)) {
    if (isItem(next as Element)) return next as HTMLElement;
  }
  return null;
}

/** Returns the first item after an element and its content; if there is none, the last item before it. */
export function itemBeside(article: Element, element: Element): HTMLElement | null {
  const after = nextItem(article, lastIn(element), 1);
  return after ?? nextItem(article, element, -1);
}

/** Arrow keys skip pictures, formulas and the like inside a paragraph or list item. */
function isItem(element: Element): boolean {
  if (!element.matches(ITEMS)) return false;
  return (
    element.matches(`${HEAD_PARTS}, [data-node]`) || !element.parentElement?.closest('p[data-node], li[data-node]')
  );
}

const move = (walker: TreeWalker, step: 1 | -1) => (step > 0 ? walker.nextNode() : walker.previousNode());

function lastIn(element: Element): Element {
  let last = element;
  for (let inner = last.lastElementChild; inner; inner = inner.lastElementChild) last = inner;
  return last;
}

/** Names of elements; the first selector that matches an element applies. */
const KINDS: readonly (readonly [selector: string, name: MessageKey])[] = [
  ['[data-embed|=audio]', 'partAudio'],
  ['[data-embed|=chart]', 'partChart'],
  ['[data-embed|=document]', 'partDocument'],
  ['[data-embed|=map]', 'partMap'],
  ['[data-embed|=post]', 'partPost'],
  ['[data-embed|=video]', 'partVideo'],
  ['[data-embed|=code]', 'partCode'],
  ['[data-embed|=picture]', 'partPicture'],
  ['[data-embed]', 'partPage'],
  ['[data-post]', 'partPost'],
  ['[data-footnotes]', 'partNotes'],
  ['p', 'partParagraph'],
  ['h2, h3, h4, h5, h6', 'partHeading'],
  ['li, dt, dd', 'partListItem'],
  ['ul, ol, dl', 'partList'],
  ['td, th', 'partCell'],
  ['tr', 'partRow'],
  ['table', 'partTable'],
  ['caption, figcaption', 'partCaption'],
  ['blockquote', 'partQuotation'],
  ['figure, img', 'partPicture'],
  ['pre', 'partCode'],
  ['math', 'partFormula'],
  ['details', 'partFolded'],
  ['section', 'partSection'],
];

/** Returns the name of an element for the user, such as "paragraph"; '' for an element that only groups others. */
export function kindOf(element: Element): string {
  const kind = KINDS.find(([selector]) => element.matches(selector));
  return kind ? message(kind[1]) : '';
}

/** Returns the larger named elements around an element ({@link kindOf}), innermost first, if they contain more text. */
export function around(element: Element): HTMLElement[] {
  const holders: HTMLElement[] = [];
  for (let up = element.parentElement; up && !up.matches('.body, .article'); up = up.parentElement) {
    const isMore = kindOf(up) !== '' && up.textContent !== element.textContent;
    if (isMore) holders.push(up);
  }
  return holders;
}

/** Only text can be given a role, such as caption. */
export const hasRole = (element: Element) =>
  !element.matches('figure, img, math, [data-embed], ul, ol, dl, table, section');
export const hasMenu = (element: Element) => hasRole(element) || around(element).length > 0;

export interface SelectedBlocks {
  readonly elements: readonly HTMLElement[];
  readonly range: Range;
}

export function selectedBlocks(dialog: HTMLElement): SelectedBlocks | null {
  const selected = selectedRange(dialog);
  if (!selected?.range.intersectsNode(selected.article)) return null;
  const { article, range } = selected;
  const elements = new Set<HTMLElement>();
  const start = range.startContainer.childNodes[range.startOffset] ?? range.startContainer;
  const first = article.contains(start) ? itemAt(start) : null;
  for (let item = first ?? nextItem(article, beforeRange(article, start), 1); item; item = nextItem(article, item, 1)) {
    if (isBehind(item, range)) break;
    if (!fieldOf(item) && touches(item, range)) elements.add(blockOf(item));
  }
  return elements.size > 0 ? { elements: [...elements], range } : null;
}

const beforeRange = (article: Element, start: Node) => (article.contains(start) ? (start as Element) : null);

function isBehind(item: Element, range: Range): boolean {
  return !range.intersectsNode(item) && range.comparePoint(item, 0) > 0;
}

/**
 * Returns whether a range contains some of an item's text, or touches an item that is a picture, formula or the like. A
 * triple click also selects the start of the next paragraph, but none of its text, so that paragraph does not count.
 */
function touches(item: HTMLElement, range: Range): boolean {
  if (!range.intersectsNode(item)) return false;
  const inside = range.cloneRange();
  if (!item.contains(range.startContainer)) inside.setStart(item, 0);
  if (!item.contains(range.endContainer)) inside.setEnd(item, item.childNodes.length);
  const isObject = item.hasAttribute('data-object');
  return isObject || inside.toString().trim() !== '';
}
