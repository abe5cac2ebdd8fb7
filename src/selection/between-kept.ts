import { union } from '../page/element-index.ts';
import { HEADINGS } from '../page/element-names.ts';
import { leavesPage } from '../page/leaves-page.ts';
import type { Page } from '../page/page.ts';
import { textsOf, visibleTexts } from '../page/texts.ts';
import { firstFrom } from '../shared/ascending.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { withBody } from './marks.ts';
import { editLinkTexts } from './objects/page-controls.ts';
import type { Draft } from './types.ts';

/** Longest heading (characters). */
const LONGEST_HEADING = 200;
/** Most text that may be left out between the kept text and a heading after it (characters): a caption, a byline. */
const LARGEST_GAP = 300;

/**
 * Adds headings, terms and code between two kept passages: kept text follows directly, and there is kept text shortly
 * before. Many algorithms drop them because they are short or not prose. The algorithm decides about headings above the
 * first passage (such as the headline). Code that a kept line announces with a colon needs no kept text after it.
 */
export function addBetweenKept({ page, marks, notes }: Draft): Partial<Draft> {
  const coverage = coverageOf(page, marks);
  const dropped = droppedPieces(page, coverage);
  if (dropped.length === 0) return {};
  const begins = new Set(notes.flatMap(({ start, end }) => visibleTexts(page, start, end).slice(0, 1)));
  // A caption belongs to its picture and says nothing about the text around them.
  const isKept = (text: number) => (coverage.markOf(text)?.role ?? 'caption') !== 'caption' || begins.has(text);
  const added = textsBetween(page, isKept, dropped);
  return { marks: withBody(marks, added) };
}

function textsBetween(page: Page, isKeptText: (text: number) => boolean, dropped: readonly number[]): number[] {
  const found: number[] = [];
  /** Texts that are added if the text after them is kept. */
  let waiting: number[] = [];
  let gap = Number.POSITIVE_INFINITY;
  let isAnnounced = false;
  let piece = 0;
  let headingEnd = 0;
  const isEdit = editLinkTexts(page);
  for (const id of textsOf(page)) {
    while (piece < dropped.length && page.endOf(dropped[piece] ?? 0) <= id) piece++;
    const around = dropped[piece] ?? Number.POSITIVE_INFINITY;
    if (around <= id) {
      (isAnnounced && page.nameOf(around) === 'pre' ? found : waiting).push(id);
      continue;
    }
    // An edit link between a heading and its text is part of neither.
    if (waiting.length > 0 && isEdit.has(id)) continue;
    const isKept = isKeptText(id);
    if (isKept && id >= headingEnd) headingEnd = Math.max(headingEnd, headingEndAt(page, id));
    // A kept heading is not evidence for the heading above it: both belong to the text that follows.
    const isHead = isKept && id < headingEnd;
    if (isKept && !isHead && gap <= LARGEST_GAP) found.push(...waiting);
    if (!isHead || gap > LARGEST_GAP) waiting = [];
    const text = page.textOf(id);
    gap = isKept ? 0 : gap + text.length;
    isAnnounced = isKept && /[:：]\s*$/.test(text);
  }
  return found;
}

/** How far above a text to look for its heading (levels). */
const HEADING_LEVELS = 6;

/** Returns the end of the heading around a text; 0 if there is none. */
function headingEndAt(page: Page, text: number): number {
  let around = page.parentOf(text);
  for (let level = 0; level < HEADING_LEVELS && around > 0; level++, around = page.parentOf(around)) {
    if (HEADINGS.has(page.nameOf(around))) return page.endOf(around);
  }
  return 0;
}

function droppedPieces(page: Page, coverage: Coverage): readonly number[] {
  const declared = page.index.byValue('role').get('heading') ?? [];
  const pieces = union([...[...HEADINGS, 'pre', 'dt'].map(page.index.named), declared]);
  return pieces.filter((piece) => isDropped(page, coverage, piece));
}

function isDropped(page: Page, coverage: Coverage, node: number): boolean {
  if (!page.isVisible(node) || coverage.keptIn(node) > 0) return false;
  const length = coverage.textIn(node);
  if (page.nameOf(node) !== 'pre' && isTeaser(page, coverage, node)) return false;
  return length > 0 && (length <= LONGEST_HEADING || page.nameOf(node) === 'pre');
}

/** Whether a heading belongs to another page: it is a link there, or is in a list item without other kept text. */
function isTeaser(page: Page, coverage: Coverage, heading: number): boolean {
  const around = page.ancestorsOf(heading, HEADING_LEVELS);
  if (around.some((box) => page.nameOf(box) === 'li' && coverage.keptIn(box) === 0)) return true;
  // the link is the heading's parent, or the first link in it
  const links = [around[0] ?? -1, firstFrom(page.index.named('a'), heading)];
  const text = coverage.textIn(heading);
  return links.some((link) => link < page.endOf(heading) && coverage.textIn(link) >= text && leavesPage(page, link));
}
