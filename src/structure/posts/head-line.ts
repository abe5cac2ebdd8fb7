/** The line that heads a post, and the words on the page that it stands for. */
import type { Element, ElementContent } from 'hast';
import type { Mark } from '../../algorithms/types.ts';
import type { PageView } from '../../page/view.ts';
import { shownText } from '../../selection/posts/signs.ts';
import type { Post } from '../../selection/posts/types.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { formatDate } from '../../shared/format-date.ts';
import { NodeKind, type PageSnapshot } from '../../snapshot/types.ts';

const LONGEST_LABEL = 80;
/** "Posted by … 3 hours ago | 12 points": what is left of such a line (characters) goes with it. */
const LONGEST_REST = 40;

/** "Ada says:", as WordPress writes it. */
const SAYS = /(?:\s(?:says|schreibt|sagt|dit|dice|diz|zegt|säger|skriver|pisze|пишет))?\s*:$|\ssays$/i;

/** "Author · time", as the page writes them. */
export function headLine(page: PageView, { frame, author, time, role }: Post): Element | null {
  const name = role || (author >= 0 ? firstLine(page, author) : '');
  const datetime = time >= 0 ? (page.attributesOf(time).datetime ?? page.attributesOf(time).title ?? '') : '';
  const when = time >= 0 ? shownText(page, time, LONGEST_LABEL) || formatDate(datetime, '') : '';
  const parts: ElementContent[] = [];
  if (name !== '') parts.push(element('strong', {}, name));
  if (name !== '' && when !== '') parts.push({ type: 'text', value: ' · ' });
  const properties: Element['properties'] = /^\d{4}-\d{2}/.test(datetime) ? { dateTime: datetime } : {};
  if (when !== '') parts.push(element('time', properties, when));
  if (parts.length === 0) return null;
  const place = String(author >= 0 ? author : time >= 0 ? time : frame);
  return { type: 'element', tagName: 'p', properties: { dataNode: place, dataPost: '' }, children: parts };
}

function element(tagName: string, properties: Element['properties'], value: string): Element {
  return { type: 'element', tagName, properties, children: [{ type: 'text', value }] };
}

/** A name; what stands below it in its box is a title, a rank, a count. */
function firstLine({ snapshot: { nodes } }: PageView, node: number): string {
  let line = '';
  let block = -1;
  for (let id = node; id < (nodes.end[node] as number); id++) {
    if (nodes.kind[id] !== NodeKind.text || nodes.hidden[id] !== 0 || (nodes.block[id] as number) < 0) continue;
    if (block >= 0 && nodes.block[id] !== block && line.trim() !== '') break;
    block = nodes.block[id] as number;
    line += nodes.text[id];
  }
  return line.replace(/\s+/g, ' ').trim().replace(SAYS, '');
}

/**
 * Text nodes that a post's head line says already: author and time, and the few words around them on their line. A line
 * that is all of the post stays.
 */
export function findHeaded(
  snapshot: PageSnapshot,
  marks: readonly Mark[],
  posts: readonly Post[],
): ReadonlySet<number> {
  const { nodes } = snapshot;
  const headed = new Set<number>();
  const ids = marks.map(({ node }) => node);
  const byBlock = marksByBlock(snapshot, marks);
  for (const { frame, author, time } of posts) {
    for (const sign of [author, time]) {
      const end = sign < 0 ? -1 : (nodes.end[sign] as number);
      for (let id = sign; id < end; id++) if (nodes.kind[id] === NodeKind.text) headed.add(id);
    }
    for (const line of new Set([author, time].map((sign) => blockIn(snapshot, sign)))) {
      const words = (byBlock.get(line) ?? []).filter((node) => !headed.has(node));
      const length = words.reduce((sum, node) => sum + (nodes.text[node] as string).trim().length, 0);
      const isAll = !hasOtherLine(snapshot, ids, frame, line, headed);
      if (line >= 0 && length <= LONGEST_REST && !isAll) for (const node of words) headed.add(node);
    }
  }
  return headed;
}

function marksByBlock({ nodes }: PageSnapshot, marks: readonly Mark[]): ReadonlyMap<number, number[]> {
  const lines = new Map<number, number[]>();
  for (const { node } of marks) {
    const block = nodes.block[node] as number;
    const line = lines.get(block);
    if (line) line.push(node);
    else lines.set(block, [node]);
  }
  return lines;
}

/** The block of the first text in an element, or -1. */
function blockIn({ nodes }: PageSnapshot, element: number): number {
  for (let id = element; id >= 0 && id < (nodes.end[element] as number); id++) {
    if (nodes.kind[id] === NodeKind.text && (nodes.block[id] as number) >= 0) return nodes.block[id] as number;
  }
  return -1;
}

function hasOtherLine(
  { nodes }: PageSnapshot,
  ids: readonly number[],
  frame: number,
  line: number,
  headed: ReadonlySet<number>,
): boolean {
  for (let index = indexFrom(ids, frame); index < ids.length; index++) {
    const node = ids[index] ?? Number.POSITIVE_INFINITY;
    if (node >= (nodes.end[frame] as number)) return false;
    if (nodes.block[node] !== line && !headed.has(node)) return true;
  }
  return false;
}
