/** Author and time head a post in the reader: their words are no part of what it says. */
import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { withoutMarks } from '../marks.ts';
import type { Draft } from '../types.ts';
import type { Post } from './types.ts';

/** "Posted by … 3 hours ago | 12 points": what is left of such a line (characters) goes with it. */
const LONGEST_REST = 40;

export function dropPostHeads({ page, marks, posts }: Draft): Partial<Draft> {
  if (posts.length === 0) return {};
  const headed = findHeaded(page, marks, posts);
  return { marks: withoutMarks(marks, (node) => headed.has(node)) };
}

/**
 * Text nodes that a post's head line says already: author and time, and the few words around them on their line. A line
 * that is all of the post stays.
 */
function findHeaded(page: Page, marks: readonly Mark[], posts: readonly Post[]): ReadonlySet<number> {
  const headed = new Set<number>();
  const ids = marks.map(({ node }) => node);
  const byBlock = marksByBlock(page, marks);
  for (const post of posts) {
    const { root, author, time } = post;
    for (const node of profileTexts(page, ids, post)) headed.add(node);
    for (const label of [author, time]) {
      const end = label < 0 ? -1 : page.endOf(label);
      for (let id = label; id < end; id++) if (page.isText(id)) headed.add(id);
    }
    for (const line of new Set([author, time].map((label) => blockIn(page, label)))) {
      const words = (byBlock.get(line) ?? []).filter((node) => !headed.has(node));
      const length = words.reduce((sum, node) => sum + page.textOf(node).trim().length, 0);
      const isAll = !hasOtherLine(page, ids, root, line, headed);
      if (line >= 0 && length <= LONGEST_REST && !isAll) for (const node of words) headed.add(node);
    }
  }
  return headed;
}

/** Boxes in which boards say who the author is, since when and how often. */
const PROFILES: ReadonlySet<string> = new Set(['dl', 'ul', 'aside', 'section', 'td', 'th']);
const PROFILE_LEVELS = 4;

/** Kept texts of the box about the author: short lines, apart from the time of the post, with kept text of the post beside it. */
function profileTexts(page: Page, ids: readonly number[], { root, author, time }: Post): readonly number[] {
  const boxes = author < 0 ? [] : page.ancestorsOf(author, PROFILE_LEVELS);
  const box = boxes.find((one) => PROFILES.has(page.nameOf(one)) && page.holds(root, one) && !page.holds(one, time));
  if (box === undefined) return [];
  const within = (element: number) => ids.slice(indexFrom(ids, element), indexFrom(ids, page.endOf(element)));
  const texts = within(box);
  const isShort = texts.every((node) => page.textOf(node).trim().length <= LONGEST_REST);
  return isShort && within(root).length > texts.length ? texts : [];
}

function marksByBlock(page: Page, marks: readonly Mark[]): ReadonlyMap<number, number[]> {
  const lines = new Map<number, number[]>();
  for (const { node } of marks) {
    const block = page.blockOf(node);
    const line = lines.get(block);
    if (line) line.push(node);
    else lines.set(block, [node]);
  }
  return lines;
}

/** The block of the first text in an element, or -1. */
function blockIn(page: Page, element: number): number {
  for (let id = element; id >= 0 && id < page.endOf(element); id++) {
    if (page.isText(id) && page.blockOf(id) >= 0) return page.blockOf(id);
  }
  return -1;
}

function hasOtherLine(
  page: Page,
  ids: readonly number[],
  root: number,
  line: number,
  headed: ReadonlySet<number>,
): boolean {
  for (let index = indexFrom(ids, root); index < ids.length; index++) {
    const node = ids[index] ?? Number.POSITIVE_INFINITY;
    if (node >= page.endOf(root)) return false;
    if (page.blockOf(node) !== line && !headed.has(node)) return true;
  }
  return false;
}
