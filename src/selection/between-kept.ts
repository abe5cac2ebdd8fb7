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

/** A longer heading is none (characters). */
const LONGEST_HEADING = 200;
/** Between the kept text before and a heading no more than this may be left out (characters): a caption, a byline. */
const LARGEST_GAP = 300;

/**
 * Headings, terms and code between two passages that are kept: what follows directly is kept, and shortly before there is kept
 * text. Many algorithms drop them as too short, or as no prose. Headings above the first passage are left to them: the
 * headline is one. Code that a kept line announces by a colon needs nothing behind it.
 */
export function addBetweenKept({ page, marks, notes }: Draft): Partial<Draft> {
  const coverage = coverageOf(page, marks);
  const dropped = droppedPieces(page, coverage);
  if (dropped.length === 0) return {};
  const begins = new Set(notes.flatMap(({ start, end }) => visibleTexts(page, start, end).slice(0, 1)));
  // A caption stands with its picture: it says nothing of what is around the two.
  const isKept = (text: number) => (coverage.markOf(text)?.role ?? 'caption') !== 'caption' || begins.has(text);
  const added = textsBetween(page, isKept, dropped);
  return { marks: withBody(marks, added) };
}

function textsBetween(page: Page, isKeptText: (text: number) => boolean, dropped: readonly number[]): number[] {
  const found: number[] = [];
  /** Texts that wait for what follows. */
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
    // What stands between a heading and its text without being either.
    if (waiting.length > 0 && isEdit.has(id)) continue;
    const isKept = isKeptText(id);
    if (isKept && id >= headingEnd) headingEnd = Math.max(headingEnd, headingEndAt(page, id));
    // A heading that is kept says nothing for the one above it: both head what comes next.
    const isHead = isKept && id < headingEnd;
    if (isKept && !isHead && gap <= LARGEST_GAP) found.push(...waiting);
    if (!isHead || gap > LARGEST_GAP) waiting = [];
    const text = page.textOf(id);
    gap = isKept ? 0 : gap + text.length;
    isAnnounced = isKept && /[:：]\s*$/.test(text);
  }
  return found;
}

/** How far above a text its heading is looked for. */
const HEADING_LEVELS = 6;

/** Where the heading around a text ends; 0 where it stands in none. */
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

/** A heading that is a link to another page, or stands in an entry of a list of which nothing is kept, heads no text of this one. */
function isTeaser(page: Page, coverage: Coverage, heading: number): boolean {
  const around = page.ancestorsOf(heading, HEADING_LEVELS);
  if (around.some((box) => page.nameOf(box) === 'li' && coverage.keptIn(box) === 0)) return true;
  // a heading that is a link begins with it, or stands right in it
  const links = [around[0] ?? -1, firstFrom(page.index.named('a'), heading)];
  const text = coverage.textIn(heading);
  return links.some((link) => link < page.endOf(heading) && coverage.textIn(link) >= text && leavesPage(page, link));
}
