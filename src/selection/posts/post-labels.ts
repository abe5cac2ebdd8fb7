/** Finds the labels of posts: elements that name a person or give a time, above or below the text of the post. */

import { isInComments } from '../../page/areas.ts';
import { union } from '../../page/element-index.ts';
import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import { insideOf } from '../../page/subtrees.ts';
import { lineOf, textsOf, visibleTexts } from '../../page/texts.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { hasLetter } from '../../shared/letters.ts';
import { memoised } from '../../shared/memoised.ts';
import { holds, says } from '../../vocabulary/match.ts';
import {
  MEMBER_ADDRESSES,
  MEMBER_FORMS,
  MEMBER_QUERIES,
  PERSON_NAMES,
  PERSON_PROPERTIES,
  TIME_NAMES,
} from '../../vocabulary/names/parts.ts';
import { signatureOf } from './post-head.ts';

/**
 * How certain it is that an element names a person: 3 if its `itemprop` or `rel` attribute says so, 2 for a link to a
 * profile, 1 for a class such as "author", 0 for other signs, such as bold type before a time.
 */
export type Rank = 0 | 1 | 2 | 3;

export interface PostLabels {
  /** Elements or texts that give a time, in document order. None is inside another. */
  times: readonly number[];
  /** Elements that name a person, in document order; of nested ones, the most certain, then innermost. */
  people: readonly number[];
  rankOf(person: number): Rank;
}

const LONGEST_NAME = 60;
const LONGEST_TIME = 60;
const MOST_WORDS = 8;

const DATE_PROPERTY = /(?:^|\s)(?:dateCreated|datePublished|dateModified|commentTime|uploadDate)(?:\s|$)/;
const PERSON_PROPERTY = new RegExp(`(?:^|\\s)(?:${PERSON_PROPERTIES})(?:\\s|$)`);
const PROFILE = holds(
  `/(?:(?:${MEMBER_ADDRESSES})(?!/(?:${MEMBER_FORMS})(?:$|[/?#.]))|@[^/?#]+)(?:(?:/[^/?#]+){0,2}|\\.php)/?(?:[?#][^]*)?$|[?&](?:${MEMBER_QUERIES})=[^&?]+$`,
);

const PERSON_WORDS: ReadonlySet<string> = new Set(PERSON_NAMES.split(' '));
const TIME_WORDS: ReadonlySet<string> = new Set(TIME_NAMES.split(' '));
/** Matches words that give a time without a number, such as "yesterday". */
const TELLS_TIME = says('anywhere', 'relativeDays');

/** Matches words for a time that is a fact about the author ("Member since"), not the time of the post. */
const SINCE = says('anywhere', 'memberSince');

export function findPostLabels(page: Page): PostLabels {
  const { nodes } = page;
  const times: number[] = [];
  const people: number[] = [];
  const ranks = new Map<number, Rank>();
  // Caches the words of each class attribute, because many elements of a page have the same classes.
  const words = memoised(wordsIn);
  let timeEnd = 0;
  for (const id of labelElements(page)) {
    if (!page.isVisible(id)) continue;
    const attributes = page.attributesOf(id);
    const name = page.nameOf(id);
    const own = words(attributes.class ?? '');
    const isDeclared = declaresTime(name, attributes);
    if (id >= timeEnd && (isDeclared || own.some((word) => TIME_WORDS.has(word))) && tellsTime(page, id, isDeclared)) {
      // Keep an outer element with the whole time ("2 March, 08:00"), not the inner one with a part of it ("08:00").
      if (!isDeclared && digitsIn(page, times.at(-1) ?? -1, id) > digitsIn(page, id, id)) continue;
      replaceOuter(times, id, nodes.end);
      if (isDeclared) timeEnd = page.endOf(id);
      continue;
    }
    if (name === 'cite' && signatureOf(page, id)) {
      times.push(id);
      timeEnd = page.endOf(id);
      people.push(id);
      ranks.set(id, 1);
      continue;
    }
    const rank = id < timeEnd ? 0 : personRank(name, attributes, own);
    if (rank === 0 || !isName(lineOf(page, id, LONGEST_NAME, MAX_LABEL_NODES))) continue;
    const outer = people.at(-1);
    const isNested = outer !== undefined && id < page.endOf(outer);
    if (isNested && (ranks.get(outer) ?? 0) > rank) continue;
    replaceOuter(people, id, nodes.end);
    ranks.set(id, rank);
  }
  const bare = bareTimes(page, people, times);
  return {
    times: union([times, bare.map(([, time]) => time)]),
    people: union([people, bare.map(([person]) => person), boldNames(page, times)]),
    rankOf: (person) => ranks.get(person) ?? 0,
  };
}

/** Longest line with author and time (characters). */
const LONGEST_HEAD = 80;
/** Plain text counts as a time if it has a year and another number, or a number and a word such as "ago". */
const DATE = /\b(?:19|20)\d\d\b/;
const TWO_NUMBERS = /\d\D+\d/;

/** Returns pairs of a person and a plain text after the name that gives a time: "ada 2 hours ago | link". */
function bareTimes(page: Page, people: readonly number[], times: readonly number[]): [number, number][] {
  const isTold = insideOf(page, times);
  return union([people, page.index.named('cite')]).flatMap((person): [number, number][] => {
    const texts = visibleTexts(page, person, person + MAX_LABEL_NODES);
    const lines = [...new Set(texts.map((id) => page.blockOf(id)))].slice(0, 2);
    const isTime = (id: number) => !page.holds(person, id) && isTold[id] === 0 && isBareTime(page.textOf(id).trim());
    const time = texts.find((id) => lines.includes(page.blockOf(id)) && isTime(id)) ?? -1;
    const head = texts.filter((id) => id <= time || page.blockOf(id) === page.blockOf(time));
    const length = head.reduce((sum, id) => sum + page.textOf(id).trim().length, 0);
    return length <= LONGEST_HEAD && time >= 0 ? [[person, time]] : [];
  });
}

const BOLD = /^(?:b|strong)$/;

/** Returns bold names right before a time. Checks only texts in comments: elsewhere, bold text is often a title. */
function boldNames(page: Page, times: readonly number[]): number[] {
  const texts = textsOf(page);
  return times.flatMap((time) => {
    const text = texts[indexFrom(texts, time) - 1] ?? -1;
    const bold = page.parentOf(text);
    const isBold = bold >= 0 && BOLD.test(page.nameOf(bold)) && isInComments(page, bold);
    return isBold && isName(lineOf(page, bold, LONGEST_NAME, MAX_LABEL_NODES)) ? [bold] : [];
  });
}

function isBareTime(text: string): boolean {
  if (text.length > LONGEST_TIME || text.split(/\s+/).length > MOST_WORDS) return false;
  return (DATE.test(text) && TWO_NUMBERS.test(text)) || (/\d/.test(text) && TELLS_TIME.test(text));
}

/** Returns the number of digits in the outer element, a measure of completeness; 0 if the inner one is not in it. */
function digitsIn(page: Page, outer: number, inner: number): number {
  return page.holds(outer, inner)
    ? (lineOf(page, outer, LONGEST_TIME, MAX_LABEL_NODES) ?? '').replace(/\D/g, '').length
    : 0;
}

/** Returns the elements that, by their name or attributes, may be a label (a person or a time). */
function labelElements({ index }: Page): readonly number[] {
  return union([
    ...['time', 'relative-time', 'cite'].map(index.named),
    ...['datetime', 'itemprop', 'rel'].map(index.having),
    index.matching('href', PROFILE),
    index.matching('class', LABEL_NAME),
  ]);
}

/** Adds an element to a list. Replaces the last element if that contains the new one, which is more precise. */
function replaceOuter(list: number[], id: number, end: readonly number[]): void {
  const outer = list.at(-1);
  if (outer !== undefined && id < (end[outer] as number)) list.pop();
  list.push(id);
}

function declaresTime(name: string, { datetime, itemprop = '' }: Attributes): boolean {
  return name === 'time' || name === 'relative-time' || datetime !== undefined || DATE_PROPERTY.test(itemprop);
}

function tellsTime(page: Page, id: number, isDeclared: boolean): boolean {
  const text = lineOf(page, id, LONGEST_TIME, MAX_LABEL_NODES);
  if (text === null || SINCE.test(text)) return false;
  if (isDeclared) return text !== '' || page.attributesOf(id).datetime !== undefined;
  return (/\d/.test(text) || TELLS_TIME.test(text)) && text.split(' ').length <= MOST_WORDS;
}

function personRank(name: string, attributes: Attributes, words: readonly string[]): Rank {
  const { rel = '', itemprop = '', href = '' } = attributes;
  if (PERSON_PROPERTY.test(itemprop) || /(?:^|\s)author(?:\s|$)/.test(rel)) return 3;
  if (name === 'a' && PROFILE.test(href)) return 2;
  return words.some((word) => PERSON_WORDS.has(word)) ? 1 : 0;
}

/** Matches one capital letter: many sites show it beside the name in place of a person's picture. */
const INITIAL = /^[A-Z]$/;

function isName(text: string | null): boolean {
  if (text === null || INITIAL.test(text)) return false;
  return (/\d/.test(text) || hasLetter(text)) && text.split(' ').length <= 6;
}

/** Maximum number of nodes in a label. A larger element is a box with other content. */
const MAX_LABEL_NODES = 40;

const LABEL_WORDS: ReadonlySet<string> = new Set([...TIME_WORDS, ...PERSON_WORDS]);
const LABEL_NAME = { test: (names: string) => wordsIn(names).some((word) => LABEL_WORDS.has(word)) };

/** Returns the words in a class attribute, split at hyphens, underscores and capital letters. */
function wordsIn(names: string): readonly string[] {
  const parts = names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  // Also join neighboring words, so that `user-name` and `username` match the same word.
  return [...parts, ...parts.map((part, index) => part + (parts[index + 1] ?? ''))];
}
