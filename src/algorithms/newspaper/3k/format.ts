/** Formats the article's text as the original prints it (docs/specs/newspaper.md, "Formatting (3k)"). */
import { detach, insert, remove, unwrap } from '../../steps/element-tree/edit.ts';
import { beginsChunk, chunkFrom, textBelow } from '../../steps/element-tree/text.ts';
import {
  childElements,
  createText,
  depthsBelow,
  elementsBelow,
  NO_SOURCE,
  outermostBelow,
  type TreeElement,
} from '../../steps/element-tree/tree.ts';
import { LINE_BREAK, printedLines } from '../../steps/goose/printed-lines.ts';
import { stripSpaces } from '../../steps/white-space.ts';
import type { TraceEntry } from '../../types.ts';
import { removeEmpty } from '../remove-empty.ts';

const INLINE: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'br', 'sup']);

/**
 * The last element is removed if the article has at least `elements` child elements and the last one has at least
 * `depth` levels of elements (itself included).
 */
const TRAILING = { elements: 3, depth: 2 };

/** Prepares the article for {@link printText}. Returns a trace entry for each removed element. */
export function format(article: TreeElement): TraceEntry[] {
  for (const link of elementsBelow(article, ({ name }) => name === 'a')) unwrap(link);
  for (const lineBreak of elementsBelow(article, ({ name }) => name === 'br')) {
    insert(lineBreak, createText(LINE_BREAK, NO_SOURCE), lineBreak.first);
  }
  // only outermost lists: the original also handles lists in lists, but that would just add empty lines
  for (const list of outermostBelow(article, ({ name }) => name === 'ul')) breakItems(list);
  for (const element of elementsBelow(article, ({ name }) => INLINE.has(name))) unwrap(element);
  removeEmpty(article);
  return removeTrailing(article);
}

/** Turns the items of a list into plain text with a line break at the end of each. The last item stays an element. */
function breakItems(list: TreeElement): void {
  const last = elementsBelow(list, ({ name }) => name === 'li').at(-1);
  for (const item of outermostBelow(list, (element) => element.name === 'li' && element !== last)) breakItem(item);
}

/** Turns a list item into text. As in the original, text after a child element of the item appears twice. */
function breakItem(item: TreeElement): void {
  const copies = textBelow(item).map((piece) =>
    createText(piece.text, piece.source, piece.spaced || beginsChunk(piece)),
  );
  if (item.first?.kind === 'text') for (const piece of chunkFrom(item.first)) detach(piece);
  const rest = item.first;
  for (const copy of [...copies, createText(LINE_BREAK, NO_SOURCE)]) insert(item, copy, rest);
  for (const child of childElements(item)) remove(child);
}

function removeTrailing(article: TreeElement): TraceEntry[] {
  const elements = childElements(article);
  const last = elements.at(-1);
  if (!last || elements.length < TRAILING.elements) return [];
  const depth = depthsBelow(last)(last);
  if (depth < TRAILING.depth) return [];
  remove(last);
  return [{ step: 'trailing', node: last.source, kept: false, reason: `the last element, and it nests ${depth} deep` }];
}

export function printText(article: TreeElement): string {
  return printedLines(article).map(stripSpaces).join('\n\n');
}
