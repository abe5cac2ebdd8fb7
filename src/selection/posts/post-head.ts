/** Who wrote a post and when, as the page says it. */
import { facet, type Page } from '../../page/page.ts';
import { lineOf, visibleTexts } from '../../page/texts.ts';
import { formatDate } from '../../shared/format-date.ts';
import { patternWith } from '../../vocabulary/match.ts';
import type { Post } from './post.ts';

/** A time has no more characters than this, and no more elements. */
const LONGEST_TIME = 80;
const MAX_TIME_NODES = 40;

/** "Posted by … 3 hours ago | 12 points": what is left of such a line (characters) belongs to the head. */
export const LONGEST_REST = 40;

/** "Ada says:", as WordPress writes it. */
const SAYS = patternWith(
  'anywhere',
  'says',
  (words) => new RegExp(`(?:\\s?(?:${words})\\s*|(?<!\\s)\\s*)[:：]$|\\ssays$`, 'i'),
);

/** What heads a post. */
export interface PostHead {
  /** '' when the page does not say it. */
  name: string;
  when: string;
  /** As machines read it, or ''. */
  datetime: string;
  /** The node that it stands for. */
  place: number;
}

/** null where the page says neither who nor when. */
export function headOf(page: Page, { root, author, time, role }: Post): PostHead | null {
  const signature = author >= 0 && author === time ? signatureOf(page, author) : null;
  const name = role || signature?.name || (author >= 0 ? firstLine(page, author) : '');
  const declared = time >= 0 ? declaredTime(page, time) : '';
  const when = signature?.when ?? (time >= 0 ? timeLine(page, time, author) || formatDate(declared, '') : '');
  if (name === '' && when === '') return null;
  const place = author >= 0 ? author : time >= 0 ? time : root;
  return { name, when, datetime: /^\d{4}-\d{2}/.test(declared) ? declared : '', place };
}

/** When something was written, as its element declares it for machines or on hovering. */
export function declaredTime(page: Page, time: number): string {
  return page.attributesOf(time).datetime ?? page.attributesOf(time).title ?? '';
}

/** Around a time that is told in bare text. */
const EDGES = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/gu;

/** A time; where no author is known, with what stands beside it on its line, which may say who. */
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

/** A name; what stands below it in its box is a title, a rank, a count. */
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

/** Returns who wrote and when by the line of one element; null for an element that does not say it. */
export function signatureOf(page: Page, cite: number): PostSignature | null {
  const [, signed = '', when = ''] =
    SIGNATURE.exec(lineOf(page, cite, LONGEST_SIGNATURE, MOST_SIGNATURE_NODES) ?? '') ?? [];
  if (when === '') return null;
  const opening = openingOf(page);
  return { name: signed.startsWith(opening) ? signed.slice(opening.length).trim() : signed, when };
}

/** What stands before the names: those that are links show where they begin. */
const openingOf = facet((page: Page): string => {
  const cite = page.index.named('cite').find((id) => page.isText(id + 1) && page.nameOf(id + 2) === 'a');
  return cite === undefined ? '' : page.textOf(cite + 1).trim();
});
