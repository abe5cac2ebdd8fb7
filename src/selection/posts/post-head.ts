/** Author and time of a post, as the page shows them. */
import { facet, type Page } from '../../page/page.ts';
import { lineOf, visibleTexts } from '../../page/texts.ts';
import { formatDate } from '../../shared/format-date.ts';
import { patternWith } from '../../vocabulary/match.ts';
import type { Post } from './post.ts';

/** Longest time (characters), and its largest subtree (nodes). */
const LONGEST_TIME = 80;
const MAX_TIME_NODES = 40;

/** Longest rest of a line such as "Posted by … 3 hours ago | 12 points" that belongs to the head (characters). */
export const LONGEST_REST = 40;

/** "Ada says:", as WordPress writes it. */
const SAYS = patternWith(
  'anywhere',
  'says',
  (words) => new RegExp(`(?:\\s?(?:${words})\\s*|(?<!\\s)\\s*)[:：]$|\\ssays$`, 'i'),
);

/** The head line of a post. */
export interface PostHead {
  /** '' if the page does not give it. */
  name: string;
  when: string;
  /** ISO 8601, or ''. */
  datetime: string;
  /** The node that it comes from. */
  place: number;
}

/** Returns the head of a post; null if the page gives neither author nor time. */
export function headOf(page: Page, { root, author, time, role }: Post): PostHead | null {
  const signature = author >= 0 && author === time ? signatureOf(page, author) : null;
  const name = role || signature?.name || (author >= 0 ? firstLine(page, author) : '');
  const declared = time >= 0 ? declaredTime(page, time) : '';
  const when = signature?.when ?? (time >= 0 ? timeLine(page, time, author) || formatDate(declared, '') : '');
  if (name === '' && when === '') return null;
  const place = author >= 0 ? author : time >= 0 ? time : root;
  return { name, when, datetime: /^\d{4}-\d{2}/.test(declared) ? declared : '', place };
}

/** Returns the time that an element declares in its `datetime` or `title`, or ''. */
export function declaredTime(page: Page, time: number): string {
  return page.attributesOf(time).datetime ?? page.attributesOf(time).title ?? '';
}

/** Characters around a time in bare text. */
const EDGES = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/gu;

/** Returns a time; if no author is known, with the short text beside it on its line, which may name the author. */
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

/** Returns the first line of an element, which is the name; the lines below it are a title, a rank or a count. */
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
/** Old blogs sign comments in one element: "Comment by Ada — June 3, 2009 @ 4:12 pm". */
const SIGNATURE = /^(.{2,60}?)\s+[—–|-]\s+(\D{0,20}\d.*)$/;

export interface PostSignature {
  name: string;
  when: string;
}

/** Returns the author and time in the line of one element; null if it does not give them. */
export function signatureOf(page: Page, cite: number): PostSignature | null {
  const [, signed = '', when = ''] =
    SIGNATURE.exec(lineOf(page, cite, LONGEST_SIGNATURE, MOST_SIGNATURE_NODES) ?? '') ?? [];
  if (when === '') return null;
  const opening = openingOf(page);
  return { name: signed.startsWith(opening) ? signed.slice(opening.length).trim() : signed, when };
}

/** Text before the names of authors ("Comment by"), taken from a signature whose name is a link. */
const openingOf = facet((page: Page): string => {
  const cite = page.index.named('cite').find((id) => page.isText(id + 1) && page.nameOf(id + 2) === 'a');
  return cite === undefined ? '' : page.textOf(cite + 1).trim();
});
