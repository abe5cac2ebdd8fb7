/** Finds the text of posts, whether an algorithm keeps it or not, without each post's author, time and controls. */
import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import { insideOf } from '../../page/subtrees.ts';
import { countWords } from '../../shared/count-words.ts';
import { groupBy } from '../../shared/lists.ts';
import { getOrMake } from '../../shared/memoised.ts';
import { isSpaceOnly } from '../../shared/text.ts';

export interface Post {
  root: number;
  /** Number of posts in which this post is nested; 0 if it is not nested in another post. */
  depth: number;
  /** Elements with the author and with the time; -1 if the page does not show them. */
  author: number;
  time: number;
  /** The speaker in a chat, such as "User"; '' in other threads. */
  role: string;
}

/** Returns an element's kind: its name and first class without digits, which elements of the same template share. */
export function kindOf(page: Page, node: number): string {
  const { class: names = '' }: Attributes = page.attributesOf(node);
  const first = names.trim().split(/\s+/)[0]?.replace(/\d+/g, '') ?? '';
  return first === '' ? page.nameOf(node) : `${page.nameOf(node)}.${first}`;
}

/** Elements that never contain the text of a post. */
const CONTROLS: ReadonlySet<string> = new Set(
  'button select textarea input label script style template noscript'.split(' '),
);

/** Minimum average number of words outside links in elements of one kind that are posts' text; "3 likes" has fewer. */
const SAYS_SOMETHING = 3;

interface Box {
  kind: string;
  texts: number[];
  words: number;
}

export function postTexts(page: Page, posts: readonly Post[]): number[] {
  const roots = new Set(posts.map(({ root }) => root));
  const isLinked = insideOf(page, page.index.named('a'));
  const boxes = posts.flatMap((post) => boxesOf(page, post, roots, isLinked));
  const kinds = [...groupBy(boxes, ({ kind }) => kind).values()];
  const says = (alike: readonly Box[]) =>
    alike.reduce((sum, { words }) => sum + words, 0) >= alike.length * SAYS_SOMETHING;
  return kinds.filter(says).flatMap((alike) => alike.flatMap(({ texts }) => texts));
}

/** Returns the boxes with text in a post, except the boxes of answers nested in the post. */
function boxesOf(page: Page, post: Post, roots: ReadonlySet<number>, isLinked: Uint8Array): Box[] {
  const { language } = page.snapshot.metadata;
  const boxes = new Map<number, Box>();
  for (const id of textsInPost(page, post, roots)) {
    const around = boxAround(page, id, post.root);
    const box = getOrMake(boxes, around, () => ({ kind: kindOf(page, around), texts: [], words: 0 }));
    box.texts.push(id);
    if (isLinked[id] === isLinked[post.root]) box.words += countWords(page.textOf(id), language);
  }
  return [...boxes.values()];
}

/** Returns the visible texts of a post without author, time and controls, and without posts `nested` in it. */
export function textsInPost(page: Page, { root, author, time }: Post, nested?: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let id = root + 1; id < page.endOf(root); id++) {
    if (id === author || id === time || CONTROLS.has(page.nameOf(id)) || nested?.has(id)) id = page.endOf(id) - 1;
    else if (page.isText(id) && page.isVisible(id) && !isSpaceOnly(page.textOf(id))) found.push(id);
  }
  return found;
}

function boxAround(page: Page, text: number, root: number): number {
  let box = page.parentOf(text);
  while (box > root && !page.isBlock(box)) box = page.parentOf(box);
  return box;
}

/** Returns a function that finds the innermost of the given elements that is or contains a node; -1 if none does. */
export function innermostOf(page: Page, elements: readonly number[]): (node: number) => number {
  const innermost = new Int32Array(page.nodes.size).fill(-1);
  for (const element of elements) innermost[element] = element;
  for (let node = 1; node < innermost.length; node++)
    if (innermost[node] === -1) innermost[node] = innermost[page.parentOf(node)] ?? -1;
  return (node) => innermost[node] ?? -1;
}

/** Returns whether the parent or grandparent of a text has one of these element names. */
export function isRightIn(page: Page, text: number, names: ReadonlySet<string>): boolean {
  const { parent } = page.nodes;
  const above = parent[text] as number;
  return names.has(page.nameOf(above)) || names.has(page.nameOf(parent[above] ?? -1));
}
