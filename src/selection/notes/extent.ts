/** Finds where a footnote begins and ends, starting at the target: the element to which the footnote's marker links. */
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { holds } from '../../vocabulary/match.ts';
import { NOTE_IDS } from '../../vocabulary/names/parts.ts';
import type { LinkedReference, NodeRange } from '../types.ts';
import { headingAround } from './references.ts';
import { blockAround, saysMore, sourceText, subtreeOf } from './source-text.ts';

/** Longest note (characters). A longer text is not a note but a chapter. */
const LONGEST_NOTE = 6000;
const MOST_LEVELS = 4;
/** Matches the id of the element in which word processors wrap the paragraphs of a note. */
const NOTE_WRAPPER_ID = holds(`^_?(?:${NOTE_IDS})[-_:.]?\\d`);

/** All notes and markers of the page. A note ends before the next one. Elements with markers contain article text. */
interface OtherNotes {
  /** Elements to which the markers link (node ids, ascending). */
  targets: readonly number[];
  /** Markers in the text (node ids of elements, ascending). */
  references: readonly number[];
}

/** Returns a note's nodes. Null if its text is too long, only a label, or has a heading (except the note's number). */
export function extentOf(page: Page, reference: LinkedReference, around: OtherNotes): NodeRange | null {
  const { target, label } = reference;
  const heading = headingAround(page, target);
  if (heading >= 0) return belowHeading(page, heading, label);
  let block = blockAround(page, target);
  for (let level = 0; !saysMore(page, subtreeOf(page, block), label); level++) {
    if (level === MOST_LEVELS || block <= 0) return null;
    block = page.parentOf(block);
  }
  const isShared = countIn(around.targets, page, block) > 1 || countIn(around.references, page, block, target) > 0;
  const extent = isShared ? packedExtent(page, reference, around, block) : subtreeOf(page, wrapperOf(page, block));
  const isNote =
    extent !== null &&
    saysMore(page, extent, label) &&
    firstHeading(page, extent) === extent.end &&
    sourceText(page, extent, LONGEST_NOTE + 1).length <= LONGEST_NOTE;
  return isNote ? extent : null;
}

/** Returns the range of a note whose number is a heading (as in Texinfo manuals): up to the next heading. */
function belowHeading(page: Page, heading: number, label: string): NodeRange | null {
  const after = { start: page.endOf(heading), end: page.endOf(page.parentOf(heading)) };
  const extent = { start: heading, end: firstHeading(page, after) };
  const length = sourceText(page, extent, LONGEST_NOTE + 1).length;
  return saysMore(page, extent, label) && length <= LONGEST_NOTE ? extent : null;
}

function wrapperOf(page: Page, block: number): number {
  const parent = page.parentOf(block);
  return parent > 0 && NOTE_WRAPPER_ID.test(page.attributesOf(parent).id ?? '') ? parent : block;
}

/** Counts the ids of an ascending list that are in the subtree of `node` (and below `before`, if given). */
function countIn(ascending: readonly number[], page: Page, node: number, before?: number): number {
  const end = Math.min(page.endOf(node), before ?? Number.POSITIVE_INFINITY);
  return indexFrom(ascending, end) - indexFrom(ascending, node);
}

/** Returns the range of a note in an element with other text: up to the next note's number or the end. */
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
  // The element's last note. With markers before it, the element also contains the article's text, which may go on
  // after the note. So the note ends at the first empty line or block end.
  const end = countIn(around.references, page, block, target) > 0 ? endOfPassage(page, rest, label) : blockEnd;
  return { start, end: Math.min(end, firstHeading(page, { start: target, end: blockEnd })) };
}

/** Returns where a note begins: the start of the target's line or block; the target if other text is before it. */
function startIn(page: Page, block: number, target: number, label: string): number {
  let own = target;
  while (page.parentOf(own) > block) own = page.parentOf(own);
  if (own !== block && page.isBlock(own)) return own;
  const earliest = Math.max(block + 1, target - 24);
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

/** Returns the end of a passage: its first empty line, or the end of its first block with text if that comes first. */
function endOfPassage(page: Page, { start, end }: NodeRange, label: string): number {
  let breaks = 0;
  let firstBreak = end;
  for (let id = start; id < end; id++) {
    const isBlock = page.isElement(id) && page.isBlock(id);
    if (page.nameOf(id) === 'br') {
      if (breaks++ === 0) firstBreak = id;
      else if (saysMore(page, { start, end: firstBreak }, label)) return firstBreak;
    } else if (isBlock && saysMore(page, subtreeOf(page, id), label)) return page.endOf(id);
    else if (page.isText(id) && !isSpaceOnly(page.textOf(id))) breaks = 0;
  }
  return end;
}

/** Returns the first heading or `hr` in a range of nodes; the end of the range if there is none. */
function firstHeading(page: Page, { start, end }: NodeRange): number {
  for (let id = start; id < end; id++) {
    const name = page.nameOf(id);
    if (HEADINGS.has(name) || (name === 'hr' && id > start)) return id;
  }
  return end;
}
