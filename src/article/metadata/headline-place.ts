/** Finds the headline on the page and the lines around it, and tells whether a text is above or in the article. */
import type { Page } from '../../page/page.ts';
import { isShownText } from '../../page/texts.ts';
import { foldForComparison } from '../../shared/text.ts';
import { absoluteUrl, isAbove } from '../../shared/url.ts';
import { linkOf } from './authors/credit-lines.ts';
import { blockAt, type Line, lineOf, linesFrom, type NearLine } from './lines.ts';
import { isSiteName, partsFromEnds, type SiteNames } from './title.ts';

/** First and last text node of the article (ids); -1 for none. */
export interface Extent {
  first: number;
  last: number;
}

/** The range of nodes that contains a text (ids; `end` is exclusive). */
interface Place {
  node: number;
  end: number;
}

/** Returns whether a text is above the article, or at its start, with at most a short line such as a date before it. */
export function standsAtStart(page: Page, { node, end }: Place, { first }: Extent): boolean {
  return first >= end || lengthBetween(page, first, node) <= MOST_BEFORE;
}

const MOST_BEFORE = 100;

/** Maximum length of text between headline and article (characters), such as author, buttons and a picture's title. */
const MOST_BETWEEN = 300;

export function standsAbove(page: Page, { end }: Place, { first }: Extent): boolean {
  return first >= end && lengthBetween(page, end, first) <= MOST_BETWEEN;
}

/** Returns the length of the visible text between two nodes (characters); stops counting after {@link MOST_BETWEEN}. */
export function lengthBetween(page: Page, from: number, to: number): number {
  let length = 0;
  for (let id = from; id < to && length <= MOST_BETWEEN; id++) {
    if (isShownText(page, id)) length += page.textOf(id).length;
  }
  return length;
}

/** Minimum number of words of a headline below a kicker (a topic) or in a link. Names of sections are shorter. */
export const SHORTEST_HEADLINE = 3;
/** Longest headline (characters): Reddit allows this length, and no other known site allows more. */
export const LONGEST_HEADLINE = 300;

/** Minimum share of a page's title that the headline takes up. The rest is the names of the site and its sections. */
const LEAST_PART = 0.4;

/** Returns the longest beginning or end of a title that the page also shows as a text at the article's start. */
export function visiblePart(title: string, page: Page, names: SiteNames, extent: Extent): string | undefined {
  const parts = partsFromEnds(title).filter(
    ({ length }) => length >= title.length * LEAST_PART && length <= LONGEST_HEADLINE,
  );
  return parts.find((part) => {
    const node = isSiteName(part, names) ? -1 : findHeadline(page, part);
    const place = { node, end: node + 1 };
    if (node < 0 || isNameOrHeading(page, node)) return false;
    return standsAtStart(page, place, extent) || standsAbove(page, place, extent);
  });
}

/** Returns whether a text is in a heading (already judged), or in a link to the site or a section. */
function isNameOrHeading(page: Page, text: number): boolean {
  if (page.ancestorsOf(text, 4).some((node) => /^h[1-4]$/.test(page.nameOf(node)))) return true;
  const link = linkOf(page, text);
  if (link === undefined) return false;
  const address = absoluteUrl(page.attributesOf(link).href ?? '', page.baseUrlOf(0));
  return page.textOf(text).trim().split(' ').length < SHORTEST_HEADLINE || isAbove(address, page.snapshot.url);
}

/** Returns the first visible text node whose whole text is the headline; -1 if there is none. */
export function findHeadline(page: Page, text: string): number {
  const wanted = foldForComparison(text);
  if (wanted === '') return -1;
  return page.nodes.text.findIndex((value, node) => {
    const isLike = Math.abs(value.length - text.length) < text.length && page.isVisible(node);
    return isLike && value !== '' && foldForComparison(value) === wanted;
  });
}

/** Returns the line of a node first, then the lines below it downwards, then the lines above it upwards. */
export function linesAround(page: Page, node: number): NearLine[] {
  const block = blockAt(page, node);
  if (block < 0) return [];
  const own = lineOf(page, block);
  const below = beforeText(linesFrom(page, block, 1, 16))
    .map((line, index) => ({ ...line, distance: index + 1 }))
    .filter((line) => !isCaption(page, line.node));
  const above = linesFrom(page, block, -1, 8).map((line, index) => ({ ...line, distance: -index - 1 }));
  return [...(own ? [{ ...own, distance: 0 }] : []), ...below, ...above];
}

/** Returns whether a text is in a caption, where names belong to the picture. */
function isCaption(page: Page, text: number): boolean {
  return page.ancestorsOf(text, 2).some((node) => page.nameOf(node) === 'figcaption');
}

/** The search for author and date below the headline stops at this paragraph, and does not read it (1: the first). */
const MOST_PARAGRAPHS = 3;
/** Shortest text that counts as a paragraph (characters). */
const PARAGRAPH = 200;

function beforeText(lines: readonly Line[]): readonly Line[] {
  const paragraphs = lines.filter(({ text }) => text.length >= PARAGRAPH);
  const last = paragraphs[MOST_PARAGRAPHS - 1];
  return last ? lines.slice(0, lines.indexOf(last)) : lines;
}
