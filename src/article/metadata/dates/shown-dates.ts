/** Finds dates that the page shows: near the headline, right below the text, or anywhere with a label. */

import type { Page } from '../../../page/page.ts';
import { textsOf } from '../../../page/texts.ts';
import { withLetters } from '../../../shared/letters.ts';
import { type Matcher, patternWith, says } from '../../../vocabulary/match.ts';
import { lineOf, linesFrom, type NearLine, textAt } from '../lines.ts';
import type { Claim, Sources } from '../sources.ts';
import { dayNumber } from './calendars.ts';
import { type DateHabits, type FoundDate, findDates, isoDate } from './find-dates.ts';

/** A date on the page; `distance` is its number of lines below the headline. */
export interface NearDate extends Claim {
  distance: number;
  /** Whether a reading time ("4 min read") is near. If so, the date belongs to the byline and not to the text. */
  isCredit: boolean;
}

export interface ShownDates {
  published: NearDate[];
  modified: NearDate[];
}

const LENGTH_OF_READING = patternWith('anywhere', 'minutes', (words) =>
  withLetters(`\\p{Nd}\\s?-?\\s?(?:${words})`, 'i'),
);

export const tellsLength = (text: string) => text.length < LONGEST_CREDIT && LENGTH_OF_READING(text).test(text);

const LONGEST_CREDIT = 100;

export const isDateLabel = (text: string) =>
  text.length < LONGEST_LABEL && /[:：]$/.test(text) && (SAYS_CHANGED.test(text) || SAYS_PUBLISHED.test(text));

const LONGEST_LABEL = 30;

const WORD = withLetters(String.raw`\p{L}{3}`);
const SAYS_CHANGED = says('anywhere', 'changed');
const SAYS_PUBLISHED = says('anywhere', 'published');
const SAYS_OTHER = says('anywhere', 'otherDates');
/** Longest line that is searched (words); in a longer one, the date is part of a sentence. */
const MOST_WORDS = 24;

/** Returns the article's dates below its text: right below, or with a word such as "published". */
export function findDatesBehind(sources: Sources, lines: readonly NearLine[], habits: DateHabits): ShownDates {
  const isOwn = ({ text, distance }: NearLine) =>
    distance > 0 && (distance <= RIGHT_BEHIND || SAYS_PUBLISHED.test(text));
  return findShownDates(sources, lines.filter(isOwn), habits);
}

const RIGHT_BEHIND = 2;

/** Returns the date with the label `what`, anywhere on the page; none if several different dates have such a label. */
export function findLabelledDates(page: Page, habits: DateHabits, what: keyof typeof LABELS): Claim[] {
  const days = new Set<string>();
  for (const node of textsOf(page)) {
    const label = page.textOf(node).trim();
    const block = page.blockOf(node);
    if (block < 0 || label.length > LONGEST_LABELLED || !startsAsLabel(label, LABELS[what])) continue;
    const line = lineOf(page, block)?.text ?? '';
    const isWhole = findDates(line, habits).length > 0;
    const text = isWhole ? line : `${line} ${linesFrom(page, block, 1, 1)[0]?.text ?? ''}`;
    if (text.length < LONGEST_LABELLED) for (const { iso } of findDates(text, habits)) days.add(iso);
  }
  return days.size === 1 ? [...days].map((value) => ({ value, source: 'date on the page' })) : [];
}

const LABELS = { published: SAYS_PUBLISHED, modified: SAYS_CHANGED };

/** Returns whether a label is at or near the start of a text ("Published", "First published on"). */
function startsAsLabel(text: string, says: Matcher): boolean {
  const start = says.search(text);
  return start >= 0 && start < LATEST_START;
}

const LATEST_START = 16;
const LONGEST_LABELLED = 60;

export function findShownDates(sources: Sources, lines: readonly NearLine[], habits: DateHabits): ShownDates {
  const found: ShownDates = { published: [], modified: [] };
  for (const line of lines) {
    if (line.text.split(' ').length > MOST_WORDS) continue;
    // the line above may be the label of the date, unless it is the headline
    const before = line.distance === 1 ? '' : textAt(lines, line.distance - 1);
    const isCredit =
      line.distance > 0 &&
      lines.some(({ distance, text }) => Math.abs(distance - line.distance) <= 2 && tellsLength(text));
    let from = 0;
    const dates = datesOf(sources, line, habits);
    const isLabelled = SAYS_PUBLISHED.test(line.text) || SAYS_CHANGED.test(line.text);
    if (!isLabelled && isLifetime(dates)) continue;
    const isTimed = timeIn(sources, line) !== undefined;
    for (const { iso, start, end } of dates) {
      const label = line.text.slice(from, start);
      from = end;
      const words = WORD(label).test(label) || before.length > 40 ? label : before;
      if (SAYS_OTHER.test(words) || isHistory(iso, label)) continue;
      if (isTold(line.text, label, start, end, isTimed)) continue;
      const claim = { value: iso, source: 'date on the page', distance: line.distance, isCredit };
      if (SAYS_CHANGED.test(words) && !SAYS_PUBLISHED.test(words)) found.modified.push(claim);
      else found.published.push(claim);
    }
  }
  return found;
}

/**
 * Returns whether a date is part of a sentence. "This article was first published on 3 February 2020" is a label; "The
 * report, published on 3 March 2020, says …" is a sentence.
 */
function isTold(line: string, label: string, start: number, end: number, isTimed: boolean): boolean {
  const before = line.slice(0, start);
  const after = line.slice(end);
  const word = [SAYS_PUBLISHED, SAYS_CHANGED].map((says) => says.search(label)).find((at) => at >= 0) ?? -1;
  const isStart = word >= 0 && word < LATEST_START && !/[,،、]/.test(label.slice(0, word));
  if (word >= 0 && (isStart || countWords(after) < MOST_AFTER_LABEL)) return false;
  const rest = `${before} ${after}`;
  return (
    IDEOGRAPHIC_END.test(line) ||
    (SENTENCE_END(line).test(line) && countWords(rest) >= FEWEST_TOLD) ||
    // many words in lower case show a sentence, but not with a `time` element: "ada opened this issue on May 21"
    (!isTimed && countWords(rest, SMALL_WORD) >= MANY_SMALL)
  );
}

const SENTENCE_END = withLetters(String.raw`\p{Ll}{3}[.!?…]["'”’»)\]]*$`);
const IDEOGRAPHIC_END = /[。！？][」』”]*$/;
const ANY_WORD = withLetters(String.raw`\p{L}[\p{L}\p{M}'’-]*`, 'g');
/** Matches words in lower case. Sentences have many of them; a line with author and date consists mostly of names. */
const SMALL_WORD = withLetters(String.raw`(?<![\p{L}'’-])\p{Ll}[\p{L}\p{M}'’-]*`, 'g');
const FEWEST_TOLD = 3;
const MOST_AFTER_LABEL = 4;
const MANY_SMALL = 6;

const countWords = (text: string, word = ANY_WORD) => text.match(word(text))?.length ?? 0;

/** Returns whether a date is older than the web and in a sentence. A scanned old paper's date is alone on its line. */
function isHistory(iso: string, before: string): boolean {
  const isSentence = before.trim().split(' ').length >= WORDS_OF_SENTENCE && !SAYS_PUBLISHED.test(before);
  return isSentence && Number(iso.slice(0, 4)) < FIRST_PAGES;
}

const WORDS_OF_SENTENCE = 5;
const FIRST_PAGES = 1991;

/** Two dates on a line are taken for those of a birth and a death if they are at least this many years apart. */
const YEARS_OF_LIFE = 10;

/** Returns whether a line has two dates that are as far apart as a birth and a death: "2 May 1931 – 8 May 2023". */
function isLifetime(dates: readonly FoundDate[]): boolean {
  const years = dates.map(({ iso }) => Number(iso.slice(0, 4)));
  return years.length === 2 && Math.max(...years) - Math.min(...years) >= YEARS_OF_LIFE;
}

/** Returns the `time` element, or another element with the attribute `datetime`, in a line. */
const timeIn = ({ page, facts }: Sources, line: NearLine): number | undefined =>
  facts.times.find((node) => node < line.end && page.endOf(node) > line.node);

/** Returns the dates in a line. A `time` element in the line gives the exact date. */
function datesOf(sources: Sources, line: NearLine, habits: DateHabits): readonly FoundDate[] {
  const inText = findDates(line.text, habits);
  const time = timeIn(sources, line);
  const iso = time === undefined ? '' : isoDate(sources.page.attributesOf(time).datetime ?? '', habits);
  if (iso === '') return inText;
  const [only] = inText;
  // if the line says "yesterday" or has a date with two possible meanings, the `time` element decides
  if (!only) return [{ iso, start: 0, end: line.text.length }];
  const isNear = (date: FoundDate) => Math.abs(dayNumber(date.iso) - dayNumber(iso)) <= 1;
  if (inText.length === 1 && !isNear(only)) return [{ ...only, iso }];
  // if text and `time` element have the same day, the `time` element is used, because it also has the time of day
  return inText.map((date) => (date.iso === iso.slice(0, 10) ? { ...date, iso } : date));
}
