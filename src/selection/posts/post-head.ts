/** Who wrote a post and when, as the page says it. */
import type { Page } from '../../page/page.ts';
import { lineOf } from '../../page/texts.ts';
import { formatDate } from '../../shared/format-date.ts';
import { patternWith } from '../../vocabulary/match.ts';
import type { Post } from './types.ts';

/** A time has no more characters than this, and no more elements. */
const LONGEST_TIME = 80;
const MOST_NODES = 40;

/** "Ada says:", as WordPress writes it. */
const SAYS = patternWith('anywhere', 'says', (words) => new RegExp(`(?:\\s?(?:${words}))?\\s*[:：]$|\\ssays$`, 'i'));

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
  const name = role || (author >= 0 ? firstLine(page, author) : '');
  const declared = time >= 0 ? (page.attributesOf(time).datetime ?? page.attributesOf(time).title ?? '') : '';
  const when = time >= 0 ? lineOf(page, time, LONGEST_TIME, MOST_NODES) || formatDate(declared, '') : '';
  if (name === '' && when === '') return null;
  const place = author >= 0 ? author : time >= 0 ? time : root;
  return { name, when, datetime: /^\d{4}-\d{2}/.test(declared) ? declared : '', place };
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
