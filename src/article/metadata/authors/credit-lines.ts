/** Finds the names in a line of credits (author, date, topics), and leaves out the dates and topics. */
import type { Page } from '../../../page/page.ts';
import { withLetters } from '../../../shared/letters.ts';
import { collapseSpace } from '../../../shared/text.ts';
import { BEFORE_TIME, TIME_UNITS } from '../../../vocabulary/names/dates.ts';
import { isTopicLink } from '../author-marks.ts';
import { type DateHabits, findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines.ts';
import { isByLabel, namesIn } from './names.ts';

/** Start of a line whose date was replaced by a bar ("|"): a weekday or sign that is left over, and the bar. */
const BEFORE_BAR = withLetters(String.raw`^(?:\s*\p{L}{2,9}[.,]?)?[\s|,·•–—-]*\|[\s|,·•–—-]*`);
/** Maximum number of words in a line of credits. Longer lines are not split, and are not searched by `shortNames`. */
const MOST_WORDS = 24;

/** Splits a line such as "March 14, 2026 · 4 min read · Ada Poe" into its parts. */
export function creditsIn(text: string): string[] {
  if (!/[|·•●∙–—]| - |\d by /i.test(text) || text.split(' ').length > MOST_WORDS) return [text];
  return text
    .split(/(?:(?<!\s)\s+)?[|·•●∙]\s*|(?<!\s)\s+[–—-]\s+|(?<=\d{4})\s+(?=by\s)/i)
    .filter((part) => part !== '');
}

export const shortNames = (text: string) => (text.split(' ').length > MOST_WORDS ? [] : namesIn([text]));

/** Number of ancestors of a text to search for a link. */
export const LINK_LEVELS = 4;

export function linkOf(page: Page, text: number): number | undefined {
  return page.ancestorsOf(text, LINK_LEVELS).find((node) => page.nameOf(node) === 'a');
}

/** Replaces names of topics by "|", but not after "by", because some blogs have a tag for each author. */
export function withoutTopics<L extends Line>(page: Page, line: L, label = ''): L {
  let { text } = line;
  for (let id = line.node; id < line.end; id++) {
    const link = page.isText(id) && page.blockOf(id) === line.block ? linkOf(page, id) : undefined;
    if (link === undefined || !isTopicLink(page.attributesOf(link))) continue;
    const topic = collapseSpace(page.textOf(id)).trim();
    const at = topic === '' ? -1 : text.indexOf(topic);
    if (at < 0 || isByLabel(at === 0 ? label.trim() : text.slice(0, at).trim())) continue;
    text = `${text.slice(0, at)}|${text.slice(at + topic.length)}`;
  }
  return text === line.text ? line : { ...line, text };
}

/** Replaces dates and times of day by "|"; at the start ("10:15 Uhr von Ada Poe"), removes them without a bar. */
export function withoutDates({ text }: Line, habits: DateHabits): string {
  const undated = findDates(text, habits).reduceRight(
    (before, { start, end }) => `${before.slice(0, start)}|${before.slice(end)}`,
    text,
  );
  const rest = undated.replace(TIME_OF_DAY, '|');
  if (!rest.includes('|')) return rest;
  return rest.replace(BEFORE_BAR(rest), '').trim();
}

/**
 * Matches a time of day with its preposition and unit or zone: "at 10:15", "à 10h15", "às 10h15", "ore 10:15", "um
 * 10.15 Uhr". If a point separates hours and minutes, a unit must follow, because "10.15" alone may be another number.
 */
const TIME_OF_DAY = new RegExp(
  `(?:(?:${BEFORE_TIME})\\s+)?(?<![\\d.:])(?:\\d{1,2}(?::\\d\\d(?::\\d\\d)?|\\s?h\\s?\\d\\d)(?:\\s?(?:[ap]\\.?m\\.?|${TIME_UNITS}|h|GMT|UTC|[A-Z]{2,3}T)\\b\\.?)?|` +
    `\\d{1,2}\\.\\d\\d\\s?(?:[ap]\\.?m\\.?|${TIME_UNITS})\\b)(?!\\d)`,
  'giu',
);
