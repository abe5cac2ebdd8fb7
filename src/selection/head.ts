/** Drops lines at the start of the article that the reader already shows above the text, such as the headline. */

import type { Role } from '../algorithms/types.ts';
import { HEADINGS } from '../page/element-names.ts';
import type { Page } from '../page/page.ts';
import { foldForComparison, withAsciiDigits } from '../shared/text.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { isCreditLine } from './credit-line.ts';
import { withoutMarks } from './marks.ts';
import type { Draft, Head } from './types.ts';

/** Longest line that only gives a date (words). */
const MOST_DATE_WORDS = 12;

const REPEATED_ROLES: ReadonlySet<Role> = new Set(['headline', 'byline', 'date']);

/** The text of one block (such as a paragraph) that the algorithm marked as headline, byline or date. */
interface Line {
  text: string;
  role: Role;
  first: number;
}

/** Drops lines that repeat the headline, byline or date above the text, but keeps lines with further information. */
export function dropShownAbove({ page, marks }: Draft, head: Head): Partial<Draft> {
  const lines = headLines({ page, marks });
  if (lines.length === 0) return {};
  const coverage = coverageOf(page, marks);
  const shown = lines.filter((line) => isShown(line, head));
  const gone = new Set(shown.flatMap((line) => nodesAround(page, coverage, line)));
  const rest = withoutMarks(marks, (node) => gone.has(node));
  // Keep the lines if the article has no other text: a post may consist of its title only.
  return rest.length === 0 ? {} : { marks: rest };
}

function headLines({ page, marks }: Pick<Draft, 'page' | 'marks'>): Line[] {
  const byBlock = new Map<number, Line>();
  for (const { node, role, start, end } of marks) {
    if (!REPEATED_ROLES.has(role)) continue;
    const block = page.blockOf(node);
    const line = byBlock.get(block) ?? { text: '', role, first: node };
    line.text += page.textOf(node).slice(start, end);
    byBlock.set(block, line);
  }
  return [...byBlock.values()];
}

/** Returns the kept text nodes in the heading or block of a line; none if it also contains other text. */
function nodesAround(page: Page, coverage: Coverage, { text, first }: Line): number[] {
  const heading = headingAround(page, first);
  const block = page.blockOf(first);
  const { blocks } = page.snapshot;
  const start = heading < 0 ? (blocks.first[block] ?? first) : heading;
  const end = heading < 0 ? (blocks.last[block] ?? first) + 1 : page.endOf(heading);
  const nodes: number[] = [];
  let kept = '';
  for (let id = start; id < end; id++) {
    const mark = coverage.markOf(id);
    if (!mark || (heading < 0 && page.blockOf(id) !== block)) continue;
    kept += page.textOf(id).slice(mark.start, mark.end);
    nodes.push(id);
  }
  return lettersOf(kept) === lettersOf(text) ? nodes : [];
}

function headingAround(page: Page, node: number): number {
  const isHeading = (id: number) => HEADINGS.has(page.nameOf(id)) || page.attributesOf(id).role === 'heading';
  return page.ancestorsOf(node, 4).find((around) => around > 0 && isHeading(around)) ?? -1;
}

function lettersOf(text: string): string {
  return foldForComparison(text).replaceAll(' ', '');
}

function isShown({ text, role }: Pick<Line, 'text' | 'role'>, { headline, byline, date, language }: Head): boolean {
  const words = foldForComparison(text);
  if (role === 'headline') return ` ${foldForComparison(headline)} `.includes(` ${words} `);
  return isShownDate(withAsciiDigits(words), numbersOf(date, language)) || isCreditLine(text, byline, language);
}

/** Returns whether a line only gives the author or date that the reader shows above the text. */
export const isShownByline = (text: string, head: Head): boolean => isShown({ text, role: 'byline' }, head);

/** Matches the languages that write the month as a number even in long dates. */
const MONTH_IN_FIGURES = /^(?:ja|ko|vi|yue|zh)\b/i;
/** Years by which the Buddhist calendar, in which Thai dates are written, is ahead of the Gregorian calendar. */
const BUDDHIST_ERA = 543;

/** Returns year, day and in some languages month: the numbers in a long date. (The browser takes 20 ms for these.) */
function numbersOf(date: string, language: string): readonly number[] {
  const [year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return [];
  if (/^th\b/i.test(language)) return [year + BUDDHIST_ERA, day];
  return MONTH_IN_FIGURES.test(language) ? [year, month, day] : [year, day];
}

/** Returns whether a line gives the shown date. Compares only numbers, because names of months differ by language. */
function isShownDate(words: string, shown: readonly number[]): boolean {
  const numbers = words.match(/\d+/g) ?? [];
  // A year has no leading zero; this excludes the number in the time zone "GMT+0400".
  const years = numbers.filter((number) => /^[1-9]\d{3}$/.test(number));
  return (
    shown.length > 0 &&
    years.length === 1 &&
    words.split(' ').length <= MOST_DATE_WORDS &&
    shown.every((number) => numbers.some((candidate) => Number(candidate) === number))
  );
}
