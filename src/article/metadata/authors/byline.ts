/** Finds the author's name that the page shows near the headline. */

import type { Page } from '../../../page/page.ts';
import { withLetters } from '../../../shared/letters.ts';
import { patternWith } from '../../../vocabulary/match.ts';
import { isAside } from '../asides.ts';
import { type AuthorMark, authorGrade } from '../author-marks.ts';
import { type DateHabits, findDates } from '../dates/find-dates.ts';
import { type Line, lineOf, linesBetween, linesIn, type NearLine, textAt } from '../lines.ts';
import type { Sources } from '../sources.ts';
import { creditsIn, linkOf, shortNames, withoutDates, withoutTopics } from './credit-lines.ts';
import { isByLabel, isRole, looksLikePerson, namesIn, startsWithBy, withoutBefore } from './names.ts';

export interface Byline {
  names: readonly string[];
  /** Number of lines below the headline; negative above it. */
  distance: number;
  /** Whether the page says "by …", or marks the author by microdata or a link; false if only by a class or id. */
  isSaid: boolean;
}

interface Candidate extends Byline {
  node: number;
  /** Key for the kind of element. Names are combined into one byline only if their elements have the same key. */
  kind: string;
}

/** Labels of other contributors who are named beside the author, such as "Photos by". */
const OTHER_PART = patternWith(
  'anywhere',
  'otherParts',
  (words) => new RegExp(`(?:${words})(?: and \\w+)?(?: (?:by|from))?[\\s:]*$`, 'i'),
);
const SMALL_START = withLetters(String.raw`^\p{Ll}`);
const SMALL_WORD = withLetters(String.raw`\s\p{Ll}`);

export function findByline({ page, facts }: Sources, lines: readonly NearLine[], habits: DateHabits): Byline | null {
  const plain = new Map(
    lines.map((line) => [
      line.block,
      withoutDates(withoutTopics(page, line, textAt(lines, line.distance - 1)), habits),
    ]),
  );
  const near = (line: Line) => lines.find(({ block }) => block === line.block);
  const first = Math.min(...lines.map(({ node }) => node));
  const last = Math.max(...lines.map(({ end }) => end));
  const marked = facts.authorMarks
    .filter(({ node, grade }) => grade !== 'member' && node < last && page.endOf(node) > first)
    .flatMap((mark) => markedBy(page, mark, habits, near, lines) ?? []);
  const said = lines.flatMap((line) => saidIn(page, { ...line, text: plain.get(line.block) ?? '' }, lines));
  const all = [...marked, ...said].sort((a, b) => rank(a) - rank(b));
  const isDated = (distance: number) => findDates(textAt(lines, distance), habits).length > 0;
  return all.length > 0 ? together(all, lines, isDated) : null;
}

/**
 * Yields the names in each element that the page marks as the author, from node `after` on. If `isMember` is true,
 * looks only at links to members of the site; otherwise, only at other elements.
 */
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
    // takes all authors marked in the line, but not the rest, which may be a sentence ("Ada Poe lives in Rome")
    const linked = said
      .filter(({ node }) => mayBeIn(page, node, found.block))
      .flatMap((other) => foundAt(other) ?? [])
      .flatMap(({ names, block }) => (block === found.block ? names : []));
    yield isMore(linked, found) ? namesIn(linked) : found.names;
  }
}

/** Returns whether an element overlaps the range of a block's texts: a quick test before the element is read. */
function mayBeIn(page: Page, node: number, block: number): boolean {
  const { first, last } = page.snapshot.blocks;
  return node < (last[block] ?? -1) && page.endOf(node) > (first[block] ?? 0);
}

/** Returns the full name of an author whose byline is only a first name; undefined if no line near it has one. */
export function fullName(name: string, { distance }: Byline, lines: readonly NearLine[]): string | undefined {
  return lines
    .filter((line) => Math.abs(line.distance - distance) <= 3 && line.text.startsWith(`${name} `))
    .map(({ text }) => text)
    .find(looksLikePerson);
}

/** Returns a byline's rank (the lowest wins): prefers lines below and near, "by …", persons, and short texts. */
function rank({ names, distance, isSaid }: Candidate): number {
  const isPerson = names.every(looksLikePerson);
  return (distance < 0 ? 10 - distance : distance) + (isSaid ? 0 : 6) + (isPerson ? 0 : 2) + names.join().length / 1000;
}

/** Combines authors in neighbouring elements of the same kind into one byline. */
function together(
  [best, ...others]: readonly Candidate[],
  lines: readonly NearLine[],
  isDated: (distance: number) => boolean,
): Byline | null {
  if (!best) return null;
  // prefer the whole line to a link in it, which names only one of the authors
  const line = others.find(({ kind, node, names }) => kind === BY_LINE && node <= best.node && isMore(names, best));
  if (line && line.distance === best.distance) return line;
  const group = [best];
  for (const other of others.filter(({ kind }) => kind === best.kind).sort((a, b) => a.node - b.node)) {
    // if two lines both have a date, they belong to different posts
    const isOtherPost = other.distance !== best.distance && isDated(other.distance) && isDated(best.distance);
    const isNext = !isOtherPost && group.some((member) => isBeside(member, other, lines));
    if (isNext) group.push(other);
  }
  const last = Math.max(...group.map(({ distance }) => distance));
  const further = best.isSaid ? namesGoingOn(last, lines) : [];
  const names = namesIn([...group.sort((a, b) => a.node - b.node).flatMap((member) => member.names), ...further]);
  return { names, isSaid: best.isSaid, distance: best.distance };
}

/** Matches the text between two names: ",", "and" or ", and". */
const BETWEEN_NAMES = patternWith('anywhere', 'and', (words) => new RegExp(`^(?:[,;&]\\s*)?(?:${words})?$`, 'i'));

/** Returns the names on the following lines, as long as each is preceded by a line with only a separator (", and"). */
function namesGoingOn(distance: number, lines: readonly NearLine[]): string[] {
  const between = textAt(lines, distance + 1);
  if (between === '' || !BETWEEN_NAMES(between).test(between)) return [];
  const names = shortNames(textAt(lines, distance + 2));
  return names.length === 0 ? [] : [...names, ...namesGoingOn(distance + 2, lines)];
}

const BY_LINE = 'by';

function isMore(names: readonly string[], best: Pick<Byline, 'names'>): boolean {
  return names.length > best.names.length && best.names.every((name) => names.includes(name));
}

function isBeside(a: Candidate, b: Candidate, lines: readonly NearLine[]): boolean {
  const between = linesBetween(lines, a.distance, b.distance);
  return between.length <= 2 && between.every(({ text }) => text.length < 60 && !OTHER_PART(text).test(text));
}

interface Marked extends Candidate {
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
  const label = before === '' ? textAt(lines, line.distance - 1) : before;
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

/** Returns the names in a line such as "By Ada Poe", or in the line below a line that says only "By". */
function saidIn(page: Page, line: NearLine, lines: readonly NearLine[]): Candidate[] {
  // The line before may be a label ("By"). Before the headline (distance 0), it belongs to a menu instead.
  const label = line.distance === 0 ? '' : textAt(lines, line.distance - 1);
  if (!startsWithBy(line.text) && !isByLabel(label)) {
    const [, ...parts] = creditsIn(line.text);
    const part = parts.find(
      (text) => startsWithBy(text) && (/^by\s/i.test(text) || namesIn([text]).every(mayBePerson)),
    );
    return part ? saidIn(page, { ...line, text: part }, []) : [];
  }
  // a word in lower case is not a name ("continuing" in "by continuing"), except in a short line (user names)
  const isShort = line.text.split(' ').length <= 2 || !withoutBefore(line.text).includes(' ');
  // a single word beside a date is a user name; the date was already replaced by a bar ("|")
  const mayBeSmall = (name: string) => isShort || (line.text.includes('|') && !name.includes(' '));
  const names = shortNames(line.text).filter((name) => mayBeSmall(name) || !SMALL_START(name).test(name));
  const isSaid = startsWithBy(line.text) || !leadsElsewhere(page, line);
  return names.length === 0 ? [] : [{ names, isSaid, node: line.node, distance: line.distance, kind: BY_LINE }];
}

/** Returns whether a line is a link to something other than an author, such as the name of a section below "By". */
function leadsElsewhere(page: Page, { node }: NearLine): boolean {
  const link = linkOf(page, node);
  return link !== undefined && authorGrade('a', page.attributesOf(link)) === null;
}

/** Returns whether a text after "by" may be a person. One capitalized word may be a place ("di Roma" is "of Rome"). */
const mayBePerson = (name: string) => looksLikePerson(name) || !NAME_OF_ONE(name).test(name);
const NAME_OF_ONE = withLetters(String.raw`^\p{Lu}\p{L}*$`);
