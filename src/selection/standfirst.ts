/**
 * Finds the standfirst: the summary between headline and text. Algorithms drop it or take it for body text. It is
 * recognised by its position and style, its class, or the page's description.
 */
import type { Mark } from '../algorithms/types.ts';
import { isInCaption } from '../page/areas.ts';
import type { Page } from '../page/page.ts';
import { textStyleAt } from '../page/text-style.ts';
import { lineOf, visibleTexts } from '../page/texts.ts';
import { firstFrom } from '../shared/ascending.ts';
import { foldForComparison } from '../shared/text.ts';
import { calls } from '../vocabulary/match.ts';
import { STANDFIRST_NAMES } from '../vocabulary/names/parts.ts';
import { coverageOf } from './coverage.ts';
import { withMarks } from './marks.ts';
import type { Draft, Head } from './types.ts';

const CALLED = calls(STANDFIRST_NAMES);
/** Shortest and longest standfirst (characters): shorter lines are labels, longer ones body text. */
const SHORTEST = 25;
const MAX_CHARACTERS = 500;
/** Number of nodes after the headline that are searched for a standfirst. */
const ROWS = 400;
/** Maximum number of nodes in a standfirst. */
const MAX_STANDFIRST_NODES = 60;
/** Number of a line's ancestors that are searched for the class of a standfirst and for the headline. */
const MAX_BOX_LEVELS = 4;
/** Matches a line of at most 100 characters with a year or time. Such a line gives the author and date. */
const TELLS_TIME = /^(?=.*(?:\b(?:19|20)\d\d\b|\d:\d\d)).{0,100}$/;
/** The kept text must be at least this many times as long as a standfirst. */
const TIMES = 4;
/**
 * A line matches the page's description if at least this many characters at the start of both are equal. Either text
 * may be cut off after that.
 */
const FEWEST_MATCHING_CHARACTERS = 40;

/** Gives the standfirst its role, and adds it if the algorithm dropped it. */
export function tellStandfirst({ page, marks }: Draft, head: Head): Partial<Draft> {
  const heading = headingOf(page, marks, head.headline);
  const coverage = coverageOf(page, marks);
  const found = new Set<number>();
  let box = heading;
  const bodies = marks.flatMap(({ node, role }) => (role === 'body' ? [node] : []));
  const lines = heading < 0 ? [] : visibleTexts(page, page.endOf(heading), heading + ROWS);
  for (const text of lines) {
    if (text < page.endOf(box)) continue;
    const isFirst = box === heading;
    box = page.snapshot.blocks.container[page.blockOf(text)] ?? text;
    if ((coverage.markOf(text)?.role ?? 'body') !== 'body') continue;
    const body = firstFrom(bodies, page.endOf(box));
    const hasText = coverage.keptIn(0) > TIMES * coverage.textIn(box);
    if (hasText && box > heading && isStandfirst(page, { box, heading, body, isFirst }, head.description))
      for (const node of visibleTexts(page, box, page.endOf(box))) found.add(node);
  }
  if (found.size === 0) return {};
  const others = marks.filter(({ node }) => !found.has(node));
  const told = [...found].map((node): Mark => ({ node, role: 'standfirst' }));
  return { marks: withMarks(others, told) };
}

/** Returns the last heading before the body text that has the words of the headline; -1 if there is none. */
function headingOf(page: Page, marks: readonly Mark[], headline: string): number {
  const wanted = foldForComparison(headline);
  const text =
    marks.find(({ role, node }) => role === 'body' && page.textOf(node).length > FEWEST_MATCHING_CHARACTERS)?.node ?? 0;
  const saysIt = (node: number) =>
    node < text &&
    page.isVisible(node) &&
    foldForComparison(lineOf(page, node, MAX_CHARACTERS, MAX_STANDFIRST_NODES) ?? '') === wanted;
  return ['h1', 'h2'].flatMap((name) => page.index.named(name).filter(saysIt)).at(-1) ?? -1;
}

interface Place {
  /** The element that contains the line. */
  box: number;
  heading: number;
  /** The first text node of the body after the line; infinity if there is none. */
  body: number;
  /** Whether the line is right below the headline. */
  isFirst: boolean;
}

function isStandfirst(page: Page, { box, heading, body, isFirst }: Place, description: string): boolean {
  const line = lineOf(page, box, MAX_CHARACTERS, MAX_STANDFIRST_NODES) ?? '';
  if (!Number.isFinite(body) || line.length < SHORTEST || TELLS_TIME.test(line) || isInCaption(page, box + 1))
    return false;
  const around = page.ancestorsOf(box + 1, MAX_BOX_LEVELS).filter((node) => page.endOf(node) <= body);
  const isCalled = around.some((node) => node > heading && page.index.isCalled(node, CALLED));
  // True if one box contains the headline and the line but not the text, or if a date is between the line and the text.
  const isApart = around.some((node) => node < heading) || firstFrom(page.index.named('time'), box) < body;
  if (isApart && isLike(foldForComparison(line), foldForComparison(description))) return true;
  if (firstFrom(page.index.named('a'), box) < page.endOf(box)) return false;
  return isCalled || (isApart && isFirst && isSetApart(page, box, body));
}

/**
 * Returns whether two lines begin with the same text: at least {@link FEWEST_MATCHING_CHARACTERS} characters, and up to
 * the end of the shorter line.
 */
function isLike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return length >= FEWEST_MATCHING_CHARACTERS && one.slice(0, length) === other.slice(0, length);
}

/**
 * Returns whether a line has a larger font than the body text, or is bold (in the same size) while the body text is
 * not.
 */
function isSetApart(page: Page, box: number, body: number): boolean {
  const [own, text] = [textStyleAt(page)(box + 1), textStyleAt(page)(body)];
  return own.fontSize > text.fontSize || (own.fontSize === text.fontSize && own.isBold && !text.isBold);
}
