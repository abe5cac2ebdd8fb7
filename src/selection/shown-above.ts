/**
 * Headline, byline and date of the page stand above the text already, as metadata: lines that an algorithm marked as such
 * are no part of the text. Only what is really said above goes; "By Ada Poe, our correspondent in Oslo" stays.
 */
import type { Role } from '../algorithms/types.ts';
import { HEADINGS } from '../page/element-names.ts';
import type { Page } from '../page/page.ts';
import { foldForComparison } from '../shared/text.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { isCreditLine } from './credit-line.ts';
import { withoutMarks } from './marks.ts';
import type { Draft, Head } from './types.ts';

/** A longer line says more than when. */
const MOST_DATE_WORDS = 12;
/** How far above a line its heading is looked for. */
const HEADING_LEVELS = 4;

const HEAD_ROLES: ReadonlySet<Role> = new Set(['headline', 'byline', 'date']);

/** What is marked as headline, byline or date in one block. */
interface Line {
  text: string;
  role: Role;
  first: number;
}

/** Drops the lines whose words the reader shows above the text. */
export function dropShownAbove({ page, marks }: Draft, head: Head): Partial<Draft> {
  const lines = headLines({ page, marks });
  if (lines.length === 0) return {};
  const coverage = coverageOf(page, marks);
  const shown = lines.filter((line) => isShown(line, head));
  const gone = new Set(shown.flatMap((line) => boxOf(page, coverage, line)));
  const rest = withoutMarks(marks, (node) => gone.has(node));
  // a post that is its title has no other text
  return rest.length === 0 ? {} : { marks: rest };
}

function headLines({ page, marks }: Pick<Draft, 'page' | 'marks'>): Line[] {
  const byBlock = new Map<number, Line>();
  for (const { node, role, start, end } of marks) {
    if (!HEAD_ROLES.has(role)) continue;
    const block = page.blockOf(node);
    const line = byBlock.get(block) ?? { text: '', role, first: node };
    line.text += page.textOf(node).slice(start, end);
    byBlock.set(block, line);
  }
  return [...byBlock.values()];
}

/**
 * The marks of the box that a line stands in; none where it holds more than the line: a heading of two blocks, a name in
 * the middle of a sentence.
 */
function boxOf(page: Page, coverage: Coverage, { text, first }: Line): number[] {
  const heading = headingAround(page, first);
  const box = heading < 0 ? (page.snapshot.blocks.container[page.blockOf(first)] ?? page.parentOf(first)) : heading;
  const nodes: number[] = [];
  let kept = '';
  for (let id = box; id < page.endOf(box); id++) {
    const mark = coverage.markOf(id);
    if (!mark || (heading < 0 && page.blockOf(id) !== page.blockOf(first))) continue;
    kept += page.textOf(id).slice(mark.start, mark.end);
    nodes.push(id);
  }
  return lettersOf(kept) === lettersOf(text) ? nodes : [];
}

function headingAround(page: Page, node: number): number {
  const isHeading = (id: number) => HEADINGS.has(page.nameOf(id)) || page.attributesOf(id).role === 'heading';
  return page.ancestorsOf(node, HEADING_LEVELS).find((around) => around > 0 && isHeading(around)) ?? -1;
}

function lettersOf(text: string): string {
  return foldForComparison(text).replaceAll(' ', '');
}

function isShown({ text, role }: Line, { headline, byline, date, language }: Head): boolean {
  const words = foldForComparison(text);
  if (role === 'headline') return ` ${foldForComparison(headline)} `.includes(` ${words} `);
  return isShownDate(words, numbersOf(date, language)) || isCreditLine(text, byline, language);
}

/** Languages that write a month as its number, also where the date is written out. */
const MONTH_IN_FIGURES = /^(?:ja|ko|vi|yue|zh)\b/i;
/** The year of Thai dates is that much later. */
const BUDDHIST_ERA = 543;

/** What a date (ISO 8601) has in figures where it is written out, without asking the browser, which would take 20 ms for it. */
function numbersOf(date: string, language: string): readonly number[] {
  const [year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return [];
  if (/^th\b/i.test(language)) return [year + BUDDHIST_ERA, day];
  return MONTH_IN_FIGURES.test(language) ? [year, month, day] : [year, day];
}

/** The day that is shown above, and no other: numbers are the same in most languages, names of months are not. */
function isShownDate(words: string, shown: readonly number[]): boolean {
  const numbers = words.match(/\d+/g) ?? [];
  // a zone is no year: "GMT+0400"
  const years = numbers.filter((number) => /^[1-9]\d{3}$/.test(number));
  return (
    shown.length > 0 &&
    years.length === 1 &&
    words.split(' ').length <= MOST_DATE_WORDS &&
    shown.every((number) => numbers.some((candidate) => Number(candidate) === number))
  );
}
