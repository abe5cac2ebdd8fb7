/** Restores headings, terms and code between kept texts, and drops headings of tables of contents. */

import { union } from '../page/element-index.ts';
import { HEADINGS } from '../page/element-names.ts';
import { anchorIds, leavesPage } from '../page/links.ts';
import { facet, type Page } from '../page/page.ts';
import { holdsAnyOf } from '../page/subtrees.ts';
import { textNodesIn, textsOf, visibleTexts } from '../page/texts.ts';
import { firstFrom, indexFrom } from '../shared/ascending.ts';
import { says } from '../vocabulary/match.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { withBody, withoutMarks } from './marks.ts';
import { fragmentAt } from './notes/source-text.ts';
import { textsPassedOver } from './objects/page-controls.ts';
import { announces } from './posts/below-article.ts';
import type { Draft } from './types.ts';

/** Longest dropped heading or term (`<dt>`) that is put back into the article (characters). */
const LONGEST_HEADING = 200;
/** Longest dropped text between kept text and a dropped heading below it that is restored (characters). */
const LARGEST_GAP = 300;

/** Restores a dropped heading, term or code between kept text, and code right after kept text. */
export function addBetweenKept({ page, marks, notes }: Draft): Partial<Draft> {
  const coverage = coverageOf(page, marks);
  const dropped = droppedPieces(page, coverage);
  if (dropped.length === 0) return {};
  const begins = new Set(notes.flatMap(({ start, end }) => visibleTexts(page, start, end).slice(0, 1)));
  // A kept caption proves nothing about the text around it, because each caption is kept with its picture.
  const isKept = (text: number) => (coverage.markOf(text)?.role ?? 'caption') !== 'caption' || begins.has(text);
  const added = textsBetween(page, isKept, dropped);
  return { marks: withBody(marks, added) };
}

function textsBetween(page: Page, isKeptText: (text: number) => boolean, dropped: readonly number[]): number[] {
  const found: number[] = [];
  /** Texts of dropped headings and terms that are restored if kept text other than a heading follows. */
  let waiting: number[] = [];
  /** Texts of dropped code that are restored if kept text follows, even after dropped lines: code is never a teaser. */
  let code: number[] = [];
  let gap = Number.POSITIVE_INFINITY;
  /** The previous text that is not in such a piece, if it is kept; -1 if not. */
  let last = -1;
  let piece = 0;
  let headingEnd = 0;
  const isPassedOver = textsPassedOver(page);
  for (const id of textsOf(page)) {
    while (piece < dropped.length && page.endOf(dropped[piece] ?? 0) <= id) piece++;
    const around = dropped[piece] ?? Number.POSITIVE_INFINITY;
    if (around <= id) {
      const isCode = page.nameOf(around) === 'pre';
      (!isCode ? waiting : isBeside(page, around, last) ? found : code).push(id);
      continue;
    }
    const isKept = isKeptText(id);
    if (!isKept && waiting.length > 0 && isPassedOver.has(id)) continue;
    if (isKept && id >= headingEnd) headingEnd = Math.max(headingEnd, headingEndAt(page, id));
    // Kept text restores the dropped headings above it, but not if the kept text is itself a heading.
    const isHead = isKept && id < headingEnd;
    // Add one by one: a block of code may have more texts than one call of `push` can have arguments.
    if (isKept && gap <= LARGEST_GAP) for (const text of isHead ? code : [...waiting, ...code]) found.push(text);
    if (!isHead || gap > LARGEST_GAP) waiting = [];
    if (isKept) code = [];
    gap = isKept ? 0 : gap + page.textOf(id).length;
    last = isKept ? id : -1;
  }
  return found;
}

const CODE_LEVELS = 4;

/** Returns whether a box of the code, a few levels up, also holds a text. */
const isBeside = (page: Page, code: number, text: number) =>
  page.ancestorsOf(code, CODE_LEVELS).some((box) => page.holds(box, text));

const HEADING_LEVELS = 6;

/** Returns the id of the first node after the heading around a text; 0 if the text is not in a heading. */
function headingEndAt(page: Page, text: number): number {
  const heading = page.ancestorsOf(text, HEADING_LEVELS).find((around) => HEADINGS.has(page.nameOf(around)));
  return heading === undefined ? 0 : page.endOf(heading);
}

function droppedPieces(page: Page, coverage: Coverage): readonly number[] {
  const declared = page.index.byValue('role').get('heading') ?? [];
  const pieces = union([...[...HEADINGS, 'pre', 'dt'].map(page.index.named), declared]);
  return pieces.filter((piece) => isDropped(page, coverage, piece));
}

function isDropped(page: Page, coverage: Coverage, node: number): boolean {
  if (!page.isVisible(node) || coverage.keptIn(node) > 0) return false;
  const texts = textsOf(page);
  // Do not restore the heading of a comment section ("3 comments"), because the reader adds a heading of its own.
  if (announces(page, texts[indexFrom(texts, node)] ?? -1)) return false;
  const length = coverage.textIn(node);
  if (page.nameOf(node) !== 'pre' && isTeaser(page, coverage, node)) return false;
  return length > 0 && (length <= LONGEST_HEADING || page.nameOf(node) === 'pre');
}

/** Matches the label before a link to another article: "Read also: …". */
const READ_ALSO = says('start', 'related');

/** Returns whether a heading announces another article: it links to another page, or its list item has no kept text. */
function isTeaser(page: Page, coverage: Coverage, heading: number): boolean {
  const around = page.ancestorsOf(heading, HEADING_LEVELS);
  if (around.some((box) => page.nameOf(box) === 'li' && coverage.keptIn(box) === 0)) return true;
  const end = page.endOf(heading);
  const isPassedOver = textsPassedOver(page);
  const links = [around[0] ?? -1, firstFrom(page.index.named('a'), heading)];
  const isOnlyLink = (link: number) => coverage.textIn(link) >= coverage.textIn(heading);
  const isEdit = (link: number) => visibleTexts(page, link, page.endOf(link)).some((text) => isPassedOver.has(text));
  // The link must be the title of an article, unlike in "See also [edit]" and "Related work in Ghent".
  const isLabelled = (link: number) =>
    coverage.textIn(heading) <= LONGEST_HEADING &&
    coverage.textIn(link) * 3 >= coverage.textIn(heading) &&
    !isEdit(link) &&
    READ_ALSO.test(visibleTexts(page, heading, end).map(page.textOf, page).join('').trim());
  return links.some((link) => link < end && leavesPage(page, link) && (isOnlyLink(link) || isLabelled(link)));
}

const FEWEST_LINKS = 2;
/** Longest text between two links of a table of contents, such as a number or "[hide]" (characters). */
const LONGEST_SIGN = 8;

/** Drops the heading right above a dropped table of contents, unless the links lead to its own subsections. */
export function dropContentsHeadings({ page, marks }: Draft): Partial<Draft> {
  if (linksBelow(page).size < FEWEST_LINKS) return {};
  const kept = new Set(marks.map(({ node }) => node));
  const headings = union([...HEADINGS].map(page.index.named));
  const gone = textNodesIn(
    page,
    headings.filter((heading) => holdsAnyOf(page, heading, kept) && headsContents(page, kept, heading, headings)),
  );
  return { marks: withoutMarks(marks, (node) => gone.has(node)) };
}

/** Maps each link to its target further down the page. Leaves out links that lead up, as from a note to its marker. */
const linksBelow = facet((page: Page): ReadonlyMap<number, number> => {
  const links = new Map<number, number>();
  for (const link of page.index.having('href')) {
    const target = anchorIds(page).get(fragmentAt(page, link)) ?? 0;
    if (target >= page.endOf(link)) links.set(link, target);
  }
  return links;
});

function headsContents(page: Page, kept: ReadonlySet<number>, heading: number, headings: readonly number[]): boolean {
  const links: number[] = [];
  const end = Math.min(page.endOf(heading) + 400, page.nodes.size);
  for (let id = page.endOf(heading); id < end; id++) {
    if (linksBelow(page).has(id)) {
      if (holdsAnyOf(page, id, kept)) return false;
      links.push(id);
      id = page.endOf(id) - 1;
    } else if (kept.has(id) || (page.isText(id) && page.textOf(id).trim().length > LONGEST_SIGN)) break;
  }
  if (links.length < FEWEST_LINKS) return false;
  const target = linksBelow(page).get(links[0] ?? 0) ?? 0;
  const led = headings.find((other) => page.endOf(other) > target);
  return led !== undefined && page.nameOf(led) <= page.nameOf(heading);
}
