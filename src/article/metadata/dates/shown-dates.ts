/** Dates that the page shows near the headline. */

import type { Page } from '../../../page/page.ts';
import { textsOf } from '../../../page/texts.ts';
import { withLetters } from '../../../shared/letters.ts';
import { type Matcher, patternWith, says } from '../../../vocabulary/match.ts';
import type { Claim } from '../claims.ts';
import type { NearLine } from '../headline-lines.ts';
import { lineOf, linesFrom } from '../lines.ts';
import type { Sources } from '../sources.ts';
import { dayNumber } from './calendars.ts';
import { type DateHabits, type FoundDate, findDates } from './find-dates.ts';
import { isoDate } from './iso-date.ts';

/** A date near the headline; `distance` counts the lines to it. */
export interface NearDate extends Claim {
  distance: number;
  /** Beside how long reading takes: a day of the text itself, and of nothing that it tells. */
  isCredit: boolean;
}

export interface ShownDates {
  published: NearDate[];
  modified: NearDate[];
}

const LENGTH_OF_READING = patternWith('anywhere', 'minutes', (words) =>
  withLetters(`\\p{Nd}\\s?-?\\s?(?:${words})`, 'i'),
);

/** A line that tells how long reading takes. */
export const tellsLength = (text: string) => text.length < LONGEST_CREDIT && LENGTH_OF_READING(text).test(text);

const LONGEST_CREDIT = 100;

/** "Last updated:", with its day elsewhere, or nowhere. */
export const isDateLabel = (text: string) =>
  text.length < LONGEST_LABEL && /[:：]$/.test(text) && (SAYS_CHANGED.test(text) || SAYS_PUBLISHED.test(text));

const LONGEST_LABEL = 30;

const WORD = withLetters(String.raw`\p{L}{3}`);
const SAYS_CHANGED = says('anywhere', 'changed');
const SAYS_PUBLISHED = says('anywhere', 'published');
const SAYS_OTHER = says('anywhere', 'otherDates');
/** A line with more words is a sentence, and its date that of what it tells. */
const MOST_WORDS = 24;

/** Dates that a line behind the article says are the article's: it is the last place for them, and others' follow. */
export function findDatesBehind(sources: Sources, lines: readonly NearLine[], habits: DateHabits): ShownDates {
  const isOwn = ({ text, distance }: NearLine) =>
    distance > 0 && (distance <= RIGHT_BEHIND || SAYS_PUBLISHED.test(text));
  const own = lines.filter(isOwn);
  return findShownDates(sources, own, habits);
}

const RIGHT_BEHIND = 2;

/**
 * The only day on the page that is said to be that of publication, or of the last change, wherever it stands: some have a
 * column for it, or a line at the end.
 */
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

/** "Published", "First published on": not in the middle of a sentence. */
function startsAsLabel(text: string, says: Matcher): boolean {
  const start = says.search(text);
  return start >= 0 && start < LATEST_START;
}

const LATEST_START = 16;
const LONGEST_LABELLED = 60;

/** Dates among the lines around the headline, nearest first. */
export function findShownDates(sources: Sources, lines: readonly NearLine[], habits: DateHabits): ShownDates {
  const found: ShownDates = { published: [], modified: [] };
  for (const line of lines) {
    if (line.text.split(' ').length > MOST_WORDS) continue;
    // the headline is no label
    const before = lines.find(({ distance }) => distance !== 0 && distance === line.distance - 1)?.text ?? '';
    const isCredit =
      line.distance > 0 &&
      lines.some(({ distance, text }) => Math.abs(distance - line.distance) <= 2 && tellsLength(text));
    let from = 0;
    for (const { iso, start, end } of datesOf(sources, line, habits)) {
      const label = line.text.slice(from, start);
      from = end;
      const words = WORD(label).test(label) || before.length > 40 ? label : before;
      if (SAYS_OTHER.test(words) || isHistory(iso, label) || isTold(line.text, label, start, end)) continue;
      const claim = { value: iso, source: 'date on the page', distance: line.distance, isCredit };
      if (SAYS_CHANGED.test(words) && !SAYS_PUBLISHED.test(words)) found.modified.push(claim);
      else found.published.push(claim);
    }
  }
  return found;
}

/**
 * Tells whether a date belongs to a sentence of the text. "This article was first published on 3 February 2020" is a label; "The report,
 * published on 3 March 2020, says …" is a sentence.
 */
function isTold(line: string, label: string, start: number, end: number): boolean {
  const before = line.slice(0, start);
  const after = line.slice(end);
  const word = [SAYS_PUBLISHED, SAYS_CHANGED].map((says) => says.search(label)).find((at) => at >= 0) ?? -1;
  const isStart = word >= 0 && word < LATEST_START && !/[,،、]/.test(label.slice(0, word));
  if (word >= 0 && (isStart || countWords(after) < MOST_AFTER_LABEL)) return false;
  const rest = `${before} ${after}`;
  return (
    IDEOGRAPHIC_END.test(line) ||
    (SENTENCE_END(line).test(line) && countWords(rest) >= FEWEST_TOLD) ||
    countWords(rest, SMALL_WORD) >= MANY_SMALL
  );
}

const SENTENCE_END = withLetters(String.raw`\p{Ll}{3}[.!?…]["'”’»)\]]*$`);
const IDEOGRAPHIC_END = /[。！？][」』”]*$/;
const ANY_WORD = withLetters(String.raw`\p{L}[\p{L}\p{M}'’-]*`, 'g');
/** Sentences have many words in small letters, credits mostly names. */
const SMALL_WORD = withLetters(String.raw`(?<![\p{L}'’-])\p{Ll}[\p{L}\p{M}'’-]*`, 'g');
const FEWEST_TOLD = 3;
const MOST_AFTER_LABEL = 4;
const MANY_SMALL = 6;

const countWords = (text: string, word = ANY_WORD) => text.match(word(text))?.length ?? 0;

/** A sentence about a day of which there are no pages: old papers that are shown today have it by itself, or say that it is theirs. */
function isHistory(iso: string, before: string): boolean {
  const isSentence = before.trim().split(' ').length >= WORDS_OF_SENTENCE && !SAYS_PUBLISHED.test(before);
  return isSentence && Number(iso.slice(0, 4)) < FIRST_PAGES;
}

const WORDS_OF_SENTENCE = 5;
const FIRST_PAGES = 1991;

/** Days that a line names, or that its time element does. */
function datesOf({ page, facts }: Sources, line: NearLine, habits: DateHabits): readonly FoundDate[] {
  const inText = findDates(line.text, habits);
  const time = facts.times.find((node) => node < line.end && page.endOf(node) > line.node);
  const iso = time === undefined ? '' : isoDate(page.attributesOf(time).datetime ?? '', habits);
  if (iso === '') return inText;
  const [only] = inText;
  // "yesterday", or a day that can be read in two ways
  if (!only) return [{ iso, start: 0, end: line.text.length }];
  const isNear = (date: FoundDate) => Math.abs(dayNumber(date.iso) - dayNumber(iso)) <= 1;
  if (inText.length === 1 && !isNear(only)) return [{ ...only, iso }];
  // the same day, with its hour
  return inText.map((date) => (date.iso === iso.slice(0, 10) ? { ...date, iso } : date));
}
