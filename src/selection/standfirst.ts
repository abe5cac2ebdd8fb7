import type { Mark } from '../algorithms/types.ts';
import { isInCaption } from '../page/areas.ts';
import type { Page } from '../page/page.ts';
import { textStyleAt } from '../page/text-style.ts';
import { lineOf, visibleTexts } from '../page/texts.ts';
import { firstFrom } from '../shared/ascending.ts';
import { foldForComparison } from '../shared/text.ts';
import { calls, says } from '../vocabulary/match.ts';
import { LEAD_NAMES, STANDFIRST_NAMES } from '../vocabulary/names/parts.ts';
import { coverageOf } from './coverage.ts';
import { marksWith, withMarks } from './marks.ts';
import type { Draft, Head } from './types.ts';

const CALLED = calls(STANDFIRST_NAMES);
const CALLED_LEAD = calls(LEAD_NAMES);
/** Shortest and longest standfirst (characters): shorter lines are labels, longer ones body text. */
const SHORTEST = 25;
const MAX_CHARACTERS = 500;
const MAX_STANDFIRST_NODES = 60;
/** Maximum number of kept characters between the headline and a standfirst. */
const MOST_ABOVE = 200;
const MAX_BOX_LEVELS = 4;
/** Matches a line of at most 100 characters with a year or time. Such a line gives the author and date. */
const TELLS_TIME = /^(?=.*(?:\b(?:19|20)\d\d\b|\d:\d\d)).{0,100}$/;
/** The kept text must be at least this many times as long as a standfirst. */
const TIMES = 4;
/** A line matches the description if one is the beginning of the other and has at least this many characters. */
const FEWEST_MATCHING_CHARACTERS = 40;

/** Gives the standfirst its role, also if it was dropped. Position and style, class or page description show it. */
export function tellStandfirst({ page, marks }: Draft, head: Head): Partial<Draft> {
  const heading = headingOf(page, marks, head.headline);
  const coverage = coverageOf(page, marks);
  const found = new Set<number>();
  let box = heading;
  /** Whether there are only labels, authors and dates between the headline and the line that the loop tests. */
  let isBelow = true;
  /** Number of kept characters between the headline and the tested line, not counting lines of the standfirst. */
  let above = 0;
  const bodies = marks.flatMap(({ node, role }) => (role === 'body' ? [node] : []));
  const lines = heading < 0 ? [] : visibleTexts(page, page.endOf(heading), heading + 400);
  for (const text of lines) {
    if (text < page.endOf(box)) continue;
    // a line below more kept text is not a summary, even with a class such as "subheading", which forms use, too
    if (above > MOST_ABOVE) break;
    const isFirst = box === heading;
    box = page.snapshot.blocks.container[page.blockOf(text)] ?? text;
    const role = coverage.markOf(text)?.role;
    if ((role ?? 'body') !== 'body') continue;
    const place = { box, heading, body: firstFrom(bodies, page.endOf(box)), isFirst };
    const hasText = coverage.keptIn(0) > TIMES * coverage.textIn(box);
    const isLost = isBelow && role === undefined && isSummary(page, place, head);
    if (hasText && box > heading && (isLost || isStandfirst(page, place, head.description)))
      for (const node of visibleTexts(page, box, page.endOf(box))) found.add(node);
    if (!found.has(text)) above += coverage.keptIn(box);
    isBelow &&= role === undefined && standfirstLine(page, box).length < SHORTEST;
  }
  if (found.size === 0) return {};
  const others = marks.filter(({ node }) => !found.has(node));
  return { marks: withMarks(others, marksWith('standfirst', [...found])) };
}

/** Returns the last heading before the body text that has the words of the headline; -1 if there is none. */
function headingOf(page: Page, marks: readonly Mark[], headline: string): number {
  const wanted = foldForComparison(headline);
  const text =
    marks.find(({ role, node }) => role === 'body' && page.textOf(node).length > FEWEST_MATCHING_CHARACTERS)?.node ?? 0;
  const saysIt = (node: number) =>
    node < text && page.isVisible(node) && foldForComparison(standfirstLine(page, node)) === wanted;
  return ['h1', 'h2'].flatMap((name) => page.index.named(name).filter(saysIt)).at(-1) ?? -1;
}

interface Place {
  /** The element that contains the line that may be a standfirst. */
  box: number;
  heading: number;
  /** The first text node of the body text after `box`; infinity if there is none. */
  body: number;
  /** Whether the line in `box` is directly below the headline. */
  isFirst: boolean;
}

const standfirstLine = (page: Page, box: number): string =>
  lineOf(page, box, MAX_CHARACTERS, MAX_STANDFIRST_NODES) ?? '';

/** Returns whether the length and words of a line allow it to be a standfirst, and text is below it. */
function isPossible(page: Page, { box, body }: Place, line: string): boolean {
  return Number.isFinite(body) && line.length >= SHORTEST && !TELLS_TIME.test(line) && !isInCaption(page, box + 1);
}

function isStandfirst(page: Page, place: Place, description: string): boolean {
  const { box, heading, body, isFirst } = place;
  const line = standfirstLine(page, box);
  if (!isPossible(page, place, line)) return false;
  const around = page.ancestorsOf(box + 1, MAX_BOX_LEVELS).filter((node) => page.endOf(node) <= body);
  const isCalled = around.some((node) => node > heading && page.index.isCalled(node, CALLED));
  // True if one box contains the headline and the line but not the text, or if a date is between the line and the text.
  const isApart = around.some((node) => node < heading) || firstFrom(page.index.named('time'), box) < body;
  if (isApart && isLike(foldForComparison(line), foldForComparison(description))) return true;
  if (firstFrom(page.index.named('a'), box) < page.endOf(box)) return false;
  return isCalled || (isApart && isFirst && isSetApart(page, box, body));
}

/** Minimum number of words in a line that `isSummary` accepts; slogans and labels are shorter. */
const FEWEST_WORDS = 7;
/** Matches text without spaces between words. The number of its words is not tested. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Minimum font size of a summary, as a share of the body text's font size. Captions are smaller. */
const SMALLEST = 0.85;
/** Elements that contain no summary. */
const OTHER_PARTS: ReadonlySet<string> = new Set(
  'a address aside button figure footer form label li nav table time'.split(' '),
);
const CONTROLS = ['a', 'button', 'input'];
/** Tells a summary, which ends like a sentence, from a caption, which often ends with a bracket or no full stop. */
const ENDS_SENTENCE = /[.!?…。！？।؟]["'”’»«“」』]?$/u;
/** Matches requests for scripts, and notes about a shop's commission; only in English, as most pages write these. */
const IN_ENGLISH = /javascript|(?:earn|receive|affiliate)\b.{0,30}\bcommission/i;
const SAYS_FOR_SITE = says('anywhere', 'subscriptions', 'rights', 'offer', 'appeal');
const BEGINS_FOR_SITE = says('start', 'adverts', 'goesOn', 'share', 'credits');

/** Returns whether a dropped line below the headline is a summary, and not about authors, pictures or the site. */
function isSummary(page: Page, place: Place, { byline }: Head): boolean {
  const { box, body } = place;
  const line = standfirstLine(page, box);
  if (!isPossible(page, place, line)) return false;
  if (line.split(' ').length < FEWEST_WORDS && !UNSPACED.test(line)) return false;
  if ([box, ...page.ancestorsOf(box, MAX_BOX_LEVELS)].some((node) => OTHER_PARTS.has(page.nameOf(node)))) return false;
  if (CONTROLS.some((name) => firstFrom(page.index.named(name), box) < page.endOf(box))) return false;
  const [own, text] = [textStyleAt(page)(box + 1).fontSize, textStyleAt(page)(body).fontSize];
  const isCalled = page.ancestorsOf(box + 1, 2).some((node) => page.index.isCalled(node, CALLED_LEAD));
  if (!isCalled && (own < SMALLEST * text || (own <= text && !ENDS_SENTENCE.test(line)))) return false;
  // A line that begins with the author's first name is about the author.
  const [author = ''] = foldForComparison(byline).split(' ');
  if (author !== '' && foldForComparison(line).startsWith(`${author} `)) return false;
  return !(BEGINS_FOR_SITE.test(line) || SAYS_FOR_SITE.test(line) || IN_ENGLISH.test(line));
}

/** Returns whether one line begins with the other, which has at least {@link FEWEST_MATCHING_CHARACTERS} characters. */
function isLike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return length >= FEWEST_MATCHING_CHARACTERS && one.slice(0, length) === other.slice(0, length);
}

/** Returns whether a line is larger than the body text, or bold while the body text is not. */
function isSetApart(page: Page, box: number, body: number): boolean {
  const [own, text] = [textStyleAt(page)(box + 1), textStyleAt(page)(body)];
  return own.fontSize > text.fontSize || (own.fontSize === text.fontSize && own.isBold && !text.isBold);
}
