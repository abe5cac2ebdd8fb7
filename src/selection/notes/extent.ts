/** Where a note begins and ends on the page, seen from the element that its marker leads to. */
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { holds } from '../../vocabulary/match.ts';
import { NOTE_IDS } from '../../vocabulary/names/notes.ts';
import { headingAround } from './references.ts';
import { saysMore, sourceText } from './source-text.ts';
import { blockAround } from './targets.ts';
import type { LinkedReference, NodeRange } from './types.ts';

/** A longer text is a chapter and no note (characters). */
const LONGEST_NOTE = 6000;
/** How far up from its marker a note is looked for. */
const MOST_LEVELS = 4;
/** How far before its anchor a note's own marker may begin (nodes). */
const MARKER_NODES = 24;
/** Word processors wrap the paragraphs of a note in an element that is called like it. */
const NOTE_WRAPPER_ID = holds(`^_?(?:${NOTE_IDS})[-_:.]?\\d`);

/** What is known of all notes of the page while one of them is looked for. */
export interface OtherNotes {
  /** Ascending. */
  targets: readonly number[];
  /** Source elements of the references, ascending. */
  references: readonly number[];
}

/** null when what the marker leads to is no note: too long, with headings of its own, or nothing but a marker. */
export function extentOf(page: Page, reference: LinkedReference, around: OtherNotes): NodeRange | null {
  const { target, label } = reference;
  const heading = headingAround(page, target);
  if (heading >= 0) return belowHeading(page, heading, label);
  let block = blockAround(page, target);
  for (let level = 0; !saysMore(page, whole(page, block), label); level++) {
    if (level === MOST_LEVELS || block <= 0) return null;
    block = page.parentOf(block);
  }
  const isShared = countIn(around.targets, page, block) > 1 || countIn(around.references, page, block, target) > 0;
  const extent = isShared ? packedExtent(page, reference, around, block) : whole(page, wrapperOf(page, block));
  const isNote =
    extent !== null &&
    saysMore(page, extent, label) &&
    firstHeading(page, extent) === extent.end &&
    sourceText(page, extent, LONGEST_NOTE + 1).length <= LONGEST_NOTE;
  return isNote ? extent : null;
}

/** A note whose number is a heading (Texinfo): up to the next one. */
function belowHeading(page: Page, heading: number, label: string): NodeRange | null {
  const after = { start: page.endOf(heading), end: page.endOf(page.parentOf(heading)) };
  const extent = { start: heading, end: firstHeading(page, after) };
  const length = sourceText(page, extent, LONGEST_NOTE + 1).length;
  return saysMore(page, extent, label) && length <= LONGEST_NOTE ? extent : null;
}

function whole(page: Page, node: number): NodeRange {
  return { start: node, end: page.endOf(node) };
}

function wrapperOf(page: Page, block: number): number {
  const parent = page.parentOf(block);
  return parent > 0 && NOTE_WRAPPER_ID.test(page.attributesOf(parent).id ?? '') ? parent : block;
}

/** How many of ascending nodes stand in a subtree, before a given one. */
function countIn(ascending: readonly number[], page: Page, node: number, before?: number): number {
  const end = Math.min(page.endOf(node), before ?? Number.POSITIVE_INFINITY);
  return indexFrom(ascending, end) - indexFrom(ascending, node);
}

/** One of several notes in a box, or in the box that holds the text as well: from its marker to the next one's. */
function packedExtent(page: Page, reference: LinkedReference, around: OtherNotes, block: number): NodeRange | null {
  const { target, label } = reference;
  const start = startIn(page, block, target, label);
  const blockEnd = page.endOf(block);
  const next = around.targets[indexFrom(around.targets, target + 1)] ?? Number.POSITIVE_INFINITY;
  if (next < blockEnd) {
    const end = startIn(page, block, next, '');
    return end > target ? { start, end } : null;
  }
  const rest = { start, end: blockEnd };
  // The text itself stands in this box: what comes after the last note need not belong to it.
  const end = countIn(around.references, page, block, target) > 0 ? endOfPassage(page, rest, label) : blockEnd;
  return { start, end: Math.min(end, firstHeading(page, { start: target, end: blockEnd })) };
}

/** Where the line or box begins that an anchor stands in. */
function startIn(page: Page, block: number, target: number, label: string): number {
  let own = target;
  while (page.parentOf(own) > block) own = page.parentOf(own);
  if (own !== block && page.isBlock(own)) return own;
  const earliest = Math.max(block + 1, target - MARKER_NODES);
  for (let id = target - 1; id >= earliest; id--) {
    const end = page.endOf(id);
    const isBoundary = page.nameOf(id) === 'br' || (end <= target && page.isBlock(id));
    if (page.isElement(id) && isBoundary && end <= target) return markerStart(page, end, target, label);
  }
  return earliest === block + 1 ? markerStart(page, earliest, target, label) : target;
}

function markerStart(page: Page, start: number, target: number, label: string): number {
  return saysMore(page, { start, end: target }, label) ? target : start;
}

/** Up to an empty line, or to the end of the first box that says something. */
function endOfPassage(page: Page, { start, end }: NodeRange, label: string): number {
  let breaks = 0;
  let firstBreak = end;
  for (let id = start; id < end; id++) {
    const isBlock = page.isElement(id) && page.isBlock(id);
    if (page.nameOf(id) === 'br') {
      if (breaks++ === 0) firstBreak = id;
      else if (saysMore(page, { start, end: firstBreak }, label)) return firstBreak;
    } else if (isBlock && saysMore(page, whole(page, id), label)) return page.endOf(id);
    else if (page.isText(id) && !isSpaceOnly(page.textOf(id))) breaks = 0;
  }
  return end;
}

/** The first heading or rule in a part of the page, or its end. */
function firstHeading(page: Page, { start, end }: NodeRange): number {
  for (let id = start; id < end; id++) {
    const name = page.nameOf(id);
    if (HEADINGS.has(name) || (name === 'hr' && id > start)) return id;
  }
  return end;
}
