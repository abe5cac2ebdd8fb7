/** Reads a post's author and time, and drops both from its text: the reader shows them above each post. */

import type { Mark } from '../../algorithms/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { facet, type Page } from '../../page/page.ts';
import { lineOf, visibleTexts } from '../../page/texts.ts';
import { firstFrom, indexFrom } from '../../shared/ascending.ts';
import { formatDate } from '../../shared/format-date.ts';
import { groupBy } from '../../shared/lists.ts';
import { patternWith } from '../../vocabulary/match.ts';
import { withoutMarks } from '../marks.ts';
import type { Draft } from '../types.ts';
import { isRightIn, type Post } from './post-texts.ts';

/** Longest text that gives a time (characters). */
const LONGEST_TIME = 80;
const MAX_TIME_NODES = 40;

/** Longest other text on the line of an author or time, such as "| 12 points", that is dropped (characters). */
const LONGEST_REST = 40;

/** Maps a line ("Ada says:") to a pattern for the words after the name, limited to words in the line for speed. */
const SAYS = patternWith(
  'anywhere',
  'says',
  (words) => new RegExp(`(?:\\s?(?:${words})\\s*|(?<!\\s)\\s*)[:：]$|\\ssays$`, 'i'),
);

export interface PostHead {
  /** Author and time as on the page; '' if unknown. */
  name: string;
  when: string;
  /** The time in ISO 8601 format; '' if the page does not declare it. */
  datetime: string;
  /** The element that shows the author; without one, the element that shows the time; without both, the post. */
  place: number;
}

/** Returns the author and time of a post; null if the page gives neither. */
export function headOf(page: Page, { root, author, time, role }: Post): PostHead | null {
  const signature = author >= 0 && author === time ? signatureOf(page, author) : null;
  const name = role || signature?.name || (author >= 0 ? firstLine(page, author) : '');
  const declared = time >= 0 ? declaredTime(page, time) : '';
  const when = signature?.when ?? (time >= 0 ? timeLine(page, time, author) || formatDate(declared, '') : '');
  if (name === '' && when === '') return null;
  const place = author >= 0 ? author : time >= 0 ? time : root;
  return { name, when, datetime: /^\d{4}-\d{2}/.test(declared) ? declared : '', place };
}

/** Returns the time that an element declares in its `datetime` or `title`; '' if it declares none. */
export function declaredTime(page: Page, time: number): string {
  return page.attributesOf(time).datetime ?? page.attributesOf(time).title ?? '';
}

/** Matches characters other than letters and digits at the start and end of a time. */
const EDGES = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/gu;

/** Returns the text that gives a time; without an author, also the rest of the line, if it is short. */
function timeLine(page: Page, time: number, author: number): string {
  const own = (lineOf(page, time, LONGEST_TIME, MAX_TIME_NODES) ?? '').replace(page.isText(time) ? EDGES : '', '');
  if (author >= 0) return own;
  const [first = -1] = visibleTexts(page, time, page.endOf(time));
  const block = page.blockOf(first);
  const line = visibleTexts(page, time, time + MAX_TIME_NODES).filter(
    (id) => block >= 0 && page.blockOf(id) === block && page.nameOf(page.parentOf(id)) !== 'a',
  );
  const all = line.map((id) => page.textOf(id).trim()).join(' ');
  return all.length > own.length && all.length <= own.length + LONGEST_REST ? all.replace(EDGES, '') : own;
}

/** Returns the author's name: the first line. Further lines give a title, a rank or a number of posts. */
function firstLine(page: Page, node: number): string {
  let line = '';
  let block = -1;
  for (let id = node; id < page.endOf(node); id++) {
    if (!page.isText(id) || !page.isVisible(id) || page.blockOf(id) < 0) continue;
    if (block >= 0 && page.blockOf(id) !== block && line.trim() !== '') break;
    block = page.blockOf(id);
    line += page.textOf(id);
  }
  const name = line.replace(/\s+/g, ' ').trim();
  return name.replace(SAYS(name), '');
}

const LONGEST_SIGNATURE = 120;
const MOST_SIGNATURE_NODES = 20;
/** Matches author and time in one element, as on old blogs: "Comment by Ada — June 3, 2009 @ 4:12 pm". */
const SIGNATURE = /^(.{2,60}?)\s+[—–|-]\s+(\D{0,20}\d.*)$/;

interface PostSignature {
  name: string;
  when: string;
}

/** Returns author and time from one element with a single line, as in "Ada — June 3, 2009"; otherwise null. */
export function signatureOf(page: Page, cite: number): PostSignature | null {
  const [, signed = '', when = ''] =
    SIGNATURE.exec(lineOf(page, cite, LONGEST_SIGNATURE, MOST_SIGNATURE_NODES) ?? '') ?? [];
  if (when === '') return null;
  const opening = openingOf(page);
  return { name: signed.startsWith(opening) ? signed.slice(opening.length).trim() : signed, when };
}

/** Words before the names of authors, such as "Comment by" in `<cite>Comment by <a>Ada</a></cite>`; '' if none. */
const openingOf = facet((page: Page): string => {
  const cite = page.index.named('cite').find((id) => page.isText(id + 1) && page.nameOf(id + 2) === 'a');
  return cite === undefined ? '' : page.textOf(cite + 1).trim();
});

export function dropPostHeads({ page, marks, posts }: Draft): Partial<Draft> {
  if (posts.length === 0) return {};
  const headed = findHeaded(page, marks, posts);
  return { marks: withoutMarks(marks, (node) => headed.has(node)) };
}

/** Returns the texts to drop from posts: author, time, profile, and lines that repeat these or the title. */
function findHeaded(page: Page, marks: readonly Mark[], posts: readonly Post[]): ReadonlySet<number> {
  const headed = new Set<number>();
  const ids = marks.map(({ node }) => node);
  const byBlock = groupBy(ids, (node) => page.blockOf(node));
  const titles = titleTexts(page, ids, posts);
  for (const post of posts) {
    const { root, author, time } = post;
    const own = textsIn(page, ids, root);
    const hasOtherLine = (line: number) => own.some((node) => page.blockOf(node) !== line && !headed.has(node));
    for (const node of profileTexts(page, ids, post)) headed.add(node);
    for (const label of [author, time]) {
      const end = label < 0 ? -1 : page.endOf(label);
      for (let id = label; id < end; id++) if (page.isText(id)) headed.add(id);
    }
    for (const line of new Set([author, time].map((label) => blockIn(page, label)))) {
      const words = (byBlock.get(line) ?? []).filter((node) => !headed.has(node));
      const length = words.reduce((sum, node) => sum + page.textOf(node).trim().length, 0);
      if (line >= 0 && length <= LONGEST_REST && hasOtherLine(line)) for (const node of words) headed.add(node);
    }
    const said = [author, time].map((label) => lineOf(page, label, LONGEST_REST, LONGEST_REST));
    for (const node of own) {
      const line = byBlock.get(page.blockOf(node)) ?? [];
      const isAgain = titles.has(node) || (line.length === 1 && said.includes(page.textOf(node).trim()));
      if (isAgain && hasOtherLine(page.blockOf(node))) headed.add(node);
    }
  }
  return headed;
}

/** Matches what forums put before the title of the thread in a reply: "Re: ", "AW: ", "回复：". */
const ANSWERS = /^(?:\p{L}{1,5}\s?[:：]\s*)+/u;

/** Returns the kept texts that repeat the thread's title: as the title of a reply, or the heading of several posts. */
function titleTexts(page: Page, ids: readonly number[], posts: readonly Post[]): ReadonlySet<number> {
  const thread = page.snapshot.metadata.title.toLowerCase();
  const titleOf = (node: number) => page.textOf(node).trim().toLowerCase();
  const all = [...new Set(posts.flatMap(({ root }) => textsIn(page, ids, root)))];
  const isAnswer = (node: number) => {
    const title = titleOf(node).replace(ANSWERS, '');
    return title.length > 3 && title !== titleOf(node) && thread.includes(title);
  };
  const isTitle = (node: number) => thread.startsWith(titleOf(node)) && isRightIn(page, node, HEADINGS);
  const headings = all.filter(isTitle);
  return new Set([...all.filter(isAnswer), ...(headings.length > 1 ? headings : [])]);
}

function textsIn(page: Page, ids: readonly number[], box: number): readonly number[] {
  return ids.slice(indexFrom(ids, box), indexFrom(ids, page.endOf(box)));
}

/** Elements in which forums describe an author ("member since", number of posts). */
const PROFILES: ReadonlySet<string> = new Set(['dl', 'ul', 'aside', 'section', 'td', 'th']);

/** Returns the kept texts that describe a post's author, if they are short and not all of the post. */
function profileTexts(page: Page, ids: readonly number[], { root, author, time }: Post): readonly number[] {
  const boxes = author < 0 ? [] : page.ancestorsOf(author, 4);
  const isProfile = (one: number) =>
    PROFILES.has(page.nameOf(one)) || firstFrom(page.index.named('dl'), one) < page.endOf(one);
  const box = boxes.find((one) => isProfile(one) && page.holds(root, one) && !page.holds(one, time));
  if (box === undefined) return [];
  const texts = textsIn(page, ids, box);
  const isShort = texts.every((node) => page.textOf(node).trim().length <= LONGEST_REST);
  return isShort && textsIn(page, ids, root).length > texts.length ? texts : [];
}

/** Returns the paragraph or line (block) of the first text in an element; -1 if the element has no text. */
function blockIn(page: Page, element: number): number {
  for (let id = element; id >= 0 && id < page.endOf(element); id++) {
    if (page.isText(id) && page.blockOf(id) >= 0) return page.blockOf(id);
  }
  return -1;
}
