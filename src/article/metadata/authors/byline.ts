/** The visible byline: what stands near the headline and names who wrote the text. */

import type { Page } from '../../../page/page.ts';
import { withLetters } from '../../../shared/letters.ts';
import { collapseSpace } from '../../../shared/text.ts';
import { patternWith } from '../../../vocabulary/match.ts';
import { isAside } from '../asides.ts';
import { type AuthorMark, authorGrade, isTopicLink } from '../author-marks.ts';
import { type DateHabits, findDates } from '../dates/find-dates.ts';
import { isDateLabel, tellsLength } from '../dates/shown-dates.ts';
import type { NearLine } from '../headline-lines.ts';
import { type Line, lineOf, linesIn } from '../lines.ts';
import type { Sources } from '../sources.ts';
import { isByLabel, isRole, looksLikePerson, namesIn, startsWithBy, withoutBefore } from './names.ts';

/** Names as the page shows them. */
export interface Byline {
  names: readonly string[];
  /** Lines from the headline. */
  distance: number;
  /** The page says "by …", or that the element is the author: more than a class that is named so. */
  isSaid: boolean;
}

interface Candidate extends Byline {
  node: number;
  /** Elements of one kind belong together. */
  kind: string;
}

/** What people do who are named beside the author. */
const OTHER_PART = patternWith(
  'anywhere',
  'otherParts',
  (words) => new RegExp(`(?:${words})(?: and \\w+)?(?: (?:by|from))?[\\s:]*$`, 'i'),
);
const SMALL_START = withLetters(String.raw`^\p{Ll}`);
const SMALL_WORD = withLetters(String.raw`\s\p{Ll}`);
/** What is left of a day where a line begins with it. */
const BEFORE_BAR = withLetters(String.raw`^(?:\s*\p{L}{2,9}[.,]?)?[\s|,·•–—-]*\|[\s|,·•–—-]*`);
/** A byline with more words is a sentence. */
const MOST_WORDS = 24;

/** The byline among the lines around the headline; null where none is to be seen. */
export function findByline({ page, facts }: Sources, lines: readonly NearLine[], habits: DateHabits): Byline | null {
  const plain = new Map(
    lines.map((line) => [line.block, withoutDates(withoutTopics(page, line, lineBefore(line, lines)), habits)]),
  );
  const near = (line: Line) => lines.find(({ block }) => block === line.block);
  const first = Math.min(...lines.map(({ node }) => node));
  const last = Math.max(...lines.map(({ end }) => end));
  const marked = facts.authorMarks
    .filter(({ node, grade }) => grade !== 'member' && node < last && page.endOf(node) > first)
    .flatMap((mark) => markedBy(page, mark, habits, near, lines) ?? []);
  const said = lines.flatMap((line) => saidIn(page, { ...line, text: plain.get(line.block) ?? '' }, lines));
  const all = [...marked, ...said].sort((a, b) => rank(a) - rank(b));
  const isDated = (distance: number) =>
    findDates(lines.find((line) => line.distance === distance)?.text ?? '', habits).length > 0;
  return all.length > 0 ? together(all, lines, isDated) : null;
}

/** The names of elements that are called an author, wherever they stand behind a node; or, for threads, of members. */
export function* findMarkedAuthors(
  { page, facts }: Sources,
  habits: DateHabits,
  after: number,
  isMember: boolean,
): Generator<readonly string[]> {
  const near = (line: Line) => ({ ...(lineOf(page, line.block) ?? line), distance: 0 });
  const foundAt = (mark: AuthorMark) => markedBy(page, mark, habits, near, []);
  const said = facts.authorMarks.filter(({ grade }) => grade === 'said');
  for (const mark of facts.authorMarks) {
    if (mark.node < after || (mark.grade === 'member') !== isMember) continue;
    const found = foundAt(mark);
    if (!found) continue;
    // a line that tells something of each author is no list, but it links to the page of each
    const linked = said
      .filter(({ node }) => mayBeIn(page, node, found.block))
      .flatMap((other) => foundAt(other) ?? [])
      .flatMap(({ names, block }) => (block === found.block ? names : []));
    yield isMore(linked, found) ? namesIn(linked) : found.names;
  }
}

/** Whether an element stands between the first text of a block and its last: boxes may stand there as well. */
function mayBeIn(page: Page, node: number, block: number): boolean {
  const { first, last } = page.snapshot.blocks;
  return node < (last[block] ?? -1) && page.endOf(node) > (first[block] ?? 0);
}

/** Credits without any word for them stand right below the headline. */
const MOST_BELOW = 5;

/** A person's name on a line of its own, beside the day, a role or the time that reading takes. */
export function findPlainNames(page: Page, lines: readonly NearLine[], habits: DateHabits): readonly string[] {
  const below = lines
    .filter(({ distance }) => distance > 0 && distance <= MOST_BELOW + 1)
    .map((line) => withoutTopics(page, line));
  const isCredit = (text: string) =>
    tellsLength(text) ||
    isDateLabel(text) ||
    (text.length < 100 && (findDates(text, habits).length > 0 || isRole(text)));
  for (const line of below.slice(0, MOST_BELOW)) {
    const parts = creditsIn(line.text);
    const inLine = parts.some(isCredit) ? namesIn(parts.map((part) => part.replace(/(?<!\s)\s+in\s.*/, ''))) : [];
    const [person] = inLine.filter(looksLikePerson);
    if (person && parts.length > 1) return [person];
    const names = mayBeCredit(page, line) ? namesIn([line.text]) : [];
    const isNamed = names.length > 0 && names.join(' ').length >= line.text.replace(/[,&]| and /g, '').length - 2;
    const isAmongCredits = below.some(
      (other) => other !== line && isCredit(other.text) && areTogether(line, other, below),
    );
    if (isNamed && isAmongCredits && names.every(looksLikePerson)) return names;
  }
  return [];
}

/** Few lines from each other, and no paragraph between. */
function areTogether(a: NearLine, b: NearLine, lines: readonly NearLine[]): boolean {
  const [from, to] = [Math.min(a.distance, b.distance), Math.max(a.distance, b.distance)];
  const between = lines.filter(({ distance }) => distance > from && distance < to);
  return to - from <= 3 && between.every(({ text }) => text.length < LONGEST_BETWEEN);
}

const LONGEST_BETWEEN = 100;

/** The full name of somebody whose given name is known, where a line near theirs has it. */
export function fullName(name: string, { distance }: Byline, lines: readonly NearLine[]): string | undefined {
  return lines
    .filter((line) => Math.abs(line.distance - distance) <= 3 && line.text.startsWith(`${name} `))
    .map(({ text }) => text)
    .find(looksLikePerson);
}

/** Headings are no credits, and nor are links that do something on this page. */
function mayBeCredit(page: Page, { node }: NearLine): boolean {
  const around = page.ancestorsOf(node, LINK_LEVELS).map((id) => page.nameOf(id));
  if (around.some((name) => /^(?:h[1-6]|button|label|dt|th|nav)$/.test(name))) return false;
  const link = linkOf(page, node);
  return link === undefined || /^(?!#|javascript:|mailto:)./.test(page.attributesOf(link).href ?? '');
}

/** What a line of credits names one after the other: "March 14, 2026 · 4 min read · Ada Poe". */
function creditsIn(text: string): string[] {
  if (!/[|·•●∙–—]| - |\d by /i.test(text) || text.split(' ').length > MOST_WORDS) return [text];
  return text
    .split(/(?:(?<!\s)\s+)?[|·•●∙]\s*|(?<!\s)\s+[–—-]\s+|(?<=\d{4})\s+(?=by\s)/i)
    .filter((part) => part !== '');
}

/**
 * Below the headline before above it, near before far, said before guessed by a class, people before handles and
 * sections; the name without what follows.
 */
function rank({ names, distance, isSaid }: Candidate): number {
  const isPerson = names.every(looksLikePerson);
  return (distance < 0 ? 10 - distance : distance) + (isSaid ? 0 : 6) + (isPerson ? 0 : 2) + names.join().length / 1000;
}

/** Several authors stand in several elements of the same kind, with little between them. */
function together(
  [best, ...others]: readonly Candidate[],
  lines: readonly NearLine[],
  isDated: (distance: number) => boolean,
): Byline | null {
  if (!best) return null;
  // a link names one of several authors, the line around it all
  const line = others.find(({ kind, node, names }) => kind === BY_LINE && node <= best.node && isMore(names, best));
  if (line && line.distance === best.distance) return line;
  const group = [best];
  for (const other of others.filter(({ kind }) => kind === best.kind).sort((a, b) => a.node - b.node)) {
    // posts have a day of their own, each
    const isOtherPost = other.distance !== best.distance && isDated(other.distance) && isDated(best.distance);
    const isNext = !isOtherPost && group.some((member) => isBeside(member, other, lines));
    if (isNext) group.push(other);
  }
  const last = Math.max(...group.map(({ distance }) => distance));
  const further = best.isSaid ? namesGoingOn(last, lines) : [];
  const names = namesIn([...group.sort((a, b) => a.node - b.node).flatMap((member) => member.names), ...further]);
  return { names, isSaid: best.isSaid, distance: best.distance };
}

/** ",", "and", ", and" */
const BETWEEN_NAMES = patternWith('anywhere', 'and', (words) => new RegExp(`^(?:[,;&]\\s*)?(?:${words})?$`, 'i'));

/** The names of a list below one of its lines, as long as the lines between do nothing but part them. */
function namesGoingOn(distance: number, lines: readonly NearLine[]): string[] {
  const textAt = (at: number) => lines.find((line) => line.distance === at)?.text ?? '';
  const between = textAt(distance + 1);
  if (between === '' || !BETWEEN_NAMES(between).test(between)) return [];
  const names = shortNames(textAt(distance + 2));
  return names.length === 0 ? [] : [...names, ...namesGoingOn(distance + 2, lines)];
}

const BY_LINE = 'by';

function isMore(names: readonly string[], best: Pick<Byline, 'names'>): boolean {
  return names.length > best.names.length && best.names.every((name) => names.includes(name));
}

function isBeside(a: Candidate, b: Candidate, lines: readonly NearLine[]): boolean {
  const [from, to] = [Math.min(a.distance, b.distance), Math.max(a.distance, b.distance)];
  const between = lines.filter(({ distance }) => distance > from && distance < to);
  return between.length <= 2 && between.every(({ text }) => text.length < 60 && !OTHER_PART(text).test(text));
}

interface Marked extends Candidate {
  /** What the name stands in. */
  block: number;
}

function markedBy(
  page: Page,
  { node, grade }: AuthorMark,
  habits: DateHabits,
  near: (line: Line) => NearLine | undefined,
  lines: readonly NearLine[],
): Marked | null {
  const own = linesIn(page, node);
  const [start] = own;
  const line = start && near(start);
  if (!start || !line || isAside(page, node)) return null;
  const before = line.text.slice(0, Math.max(0, line.text.indexOf(start.text)));
  const label = before === '' ? lineBefore(line, lines) : before;
  if (OTHER_PART(label).test(label) && !isByLabel(label.trim())) return null;
  const texts = own
    .map((part) => withoutDates(withoutTopics(page, part, label), habits))
    .filter((text) => !isByLabel(text) && text.length > 2);
  const names =
    texts
      .slice(0, 4)
      .map((text) => shortNames(text))
      .find((found) => found.length > 0) ?? [];
  if (grade !== 'said' && names.some(isRole)) return null;
  if (grade === 'member' && names.some((name) => SMALL_WORD(name).test(name))) return null;
  const isSaid = grade === 'said' || startsWithBy(start.text);
  const kind = `${page.nameOf(node)} ${grade} ${page.attributesOf(node).class ?? ''}`;
  return names.length === 0 ? null : { names, isSaid, node, block: start.block, distance: line.distance, kind };
}

/** "By Ada Poe", or a name below a line that says "By". */
function saidIn(page: Page, line: NearLine, lines: readonly NearLine[]): Candidate[] {
  // what stands above a headline is a menu
  const label = line.distance === 0 ? '' : lineBefore(line, lines);
  if (!startsWithBy(line.text) && !isByLabel(label)) {
    const [, ...parts] = creditsIn(line.text);
    const part = parts.find(
      (text) => startsWithBy(text) && (/^by\s/i.test(text) || namesIn([text]).every(mayBePerson)),
    );
    return part ? saidIn(page, { ...line, text: part }, []) : [];
  }
  // people are written with capitals; "by continuing" goes on with something else
  const isShort = line.text.split(' ').length <= 2 || !withoutBefore(line.text).includes(' ');
  // beside a day, one word is what somebody calls themselves
  const mayBeSmall = (name: string) => isShort || (line.text.includes('|') && !name.includes(' '));
  const names = shortNames(line.text).filter((name) => mayBeSmall(name) || !SMALL_START(name).test(name));
  const isSaid = startsWithBy(line.text) || !leadsElsewhere(page, line);
  return names.length === 0 ? [] : [{ names, isSaid, node: line.node, distance: line.distance, kind: BY_LINE }];
}

/** What stands below "By" in a link that leads to no author may be a section. */
function leadsElsewhere(page: Page, { node }: NearLine): boolean {
  const link = linkOf(page, node);
  return link !== undefined && authorGrade('a', page.attributesOf(link)) === null;
}

/** "di Roma" and "de Paris" are places. */
const mayBePerson = (name: string) => looksLikePerson(name) || !NAME_OF_ONE(name).test(name);
const NAME_OF_ONE = withLetters(String.raw`^\p{Lu}\p{L}*$`);

const shortNames = (text: string) => (text.split(' ').length > MOST_WORDS ? [] : namesIn([text]));

/** The text of the line right above one. */
function lineBefore({ distance }: NearLine, lines: readonly NearLine[]): string {
  return lines.find((other) => other.distance === distance - 1)?.text ?? '';
}

/** So far up from its text a link is looked for. */
const LINK_LEVELS = 4;

/** The link that a text node stands in; undefined when it stands in none. */
function linkOf(page: Page, text: number): number | undefined {
  return page.ancestorsOf(text, LINK_LEVELS).find((node) => page.nameOf(node) === 'a');
}

/** A line without the names of categories and tags; some blogs have one for each author, behind "by". */
function withoutTopics<L extends Line>(page: Page, line: L, label = ''): L {
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

/** A line without the days in it: "14 March 2026 Ada Poe". */
function withoutDates({ text }: Line, habits: DateHabits): string {
  const rest = findDates(text, habits).reduceRight(
    (before, { start, end }) => `${before.slice(0, start)}|${before.slice(end)}`,
    text,
  );
  if (!rest.includes('|')) return rest;
  return rest.replace(BEFORE_BAR(rest), '').trim();
}
