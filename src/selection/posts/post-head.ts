/** Reads author and time of a post as the page shows them. */
import { facet, type Page } from '../../page/page.ts';
import { lineOf, visibleTexts } from '../../page/texts.ts';
import { formatDate } from '../../shared/format-date.ts';
import { patternWith } from '../../vocabulary/match.ts';
import type { Post } from './post-texts.ts';

/** Longest text that gives a time (characters). */
const LONGEST_TIME = 80;
/** Maximum number of nodes in an element that gives a time. */
const MAX_TIME_NODES = 40;

/**
 * Longest other text on the line of an author or time (characters), such as "| 12 points" after "Posted by … 3 hours
 * ago". Such a text is dropped with the author and time; a longer one is part of the post.
 */
export const LONGEST_REST = 40;

/** Returns a pattern for the words that WordPress adds after an author's name, as in "Ada says:". */
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
  /** The element that shows the author; if the author is unknown, the element that shows the time, or else the post. */
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

/** Characters other than letters and digits at the start and end of a time. */
const EDGES = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/gu;

/** If the author is unknown, includes the rest of the line unless it is long, because it may name the author. */
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

/**
 * Returns the name of the author: the first line of the element that shows it. Further lines give a title, a rank or a
 * number of posts.
 */
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

export interface PostSignature {
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

/**
 * Words that the page puts before the names of authors, such as "Comment by". Taken from an author line in which the
 * name is a link; '' if unknown.
 */
const openingOf = facet((page: Page): string => {
  const cite = page.index.named('cite').find((id) => page.isText(id + 1) && page.nameOf(id + 2) === 'a');
  return cite === undefined ? '' : page.textOf(cite + 1).trim();
});
