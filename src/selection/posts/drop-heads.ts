/** Drops author and time from the text of posts, because the reader shows them above each post. */

import type { Mark } from '../../algorithms/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { lineOf } from '../../page/texts.ts';
import { firstFrom, indexFrom } from '../../shared/ascending.ts';
import { addToList } from '../../shared/lists.ts';
import { withoutMarks } from '../marks.ts';
import type { Draft } from '../types.ts';
import { LONGEST_REST } from './post-head.ts';
import { isRightIn, type Post } from './post-texts.ts';

export function dropPostHeads({ page, marks, posts }: Draft): Partial<Draft> {
  if (posts.length === 0) return {};
  const headed = findHeaded(page, marks, posts);
  return { marks: withoutMarks(marks, (node) => headed.has(node)) };
}

/**
 * Returns the text nodes that repeat what the reader shows above a post: author, time and the title of the thread. Also
 * returns short text on the same line as author or time, and the author's profile. Never returns all lines of a post.
 */
function findHeaded(page: Page, marks: readonly Mark[], posts: readonly Post[]): ReadonlySet<number> {
  const headed = new Set<number>();
  const ids = marks.map(({ node }) => node);
  const byBlock = marksByBlock(page, marks);
  const titles = titleTexts(page, ids, posts);
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
    const said = [author, time].map((label) => lineOf(page, label, LONGEST_REST, LONGEST_REST));
    for (const node of textsIn(page, ids, root)) {
      const line = byBlock.get(page.blockOf(node)) ?? [];
      const isAgain = titles.has(node) || (line.length === 1 && said.includes(page.textOf(node).trim()));
      if (isAgain && hasOtherLine(page, ids, root, page.blockOf(node), headed)) headed.add(node);
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
const PROFILE_LEVELS = 4;

/**
 * Returns the kept texts of the box that describes a post's author, if all are short and the box does not contain the
 * time of the post. Empty if the post has no other kept text.
 */
function profileTexts(page: Page, ids: readonly number[], { root, author, time }: Post): readonly number[] {
  const boxes = author < 0 ? [] : page.ancestorsOf(author, PROFILE_LEVELS);
  const isProfile = (one: number) =>
    PROFILES.has(page.nameOf(one)) || firstFrom(page.index.named('dl'), one) < page.endOf(one);
  const box = boxes.find((one) => isProfile(one) && page.holds(root, one) && !page.holds(one, time));
  if (box === undefined) return [];
  const texts = textsIn(page, ids, box);
  const isShort = texts.every((node) => page.textOf(node).trim().length <= LONGEST_REST);
  return isShort && textsIn(page, ids, root).length > texts.length ? texts : [];
}

function marksByBlock(page: Page, marks: readonly Mark[]): ReadonlyMap<number, number[]> {
  const lines = new Map<number, number[]>();
  for (const { node } of marks) addToList(lines, page.blockOf(node), node);
  return lines;
}

/** Returns the paragraph or line (block) of the first text in an element; -1 if the element has no text. */
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
