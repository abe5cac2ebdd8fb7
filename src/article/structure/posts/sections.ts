/** The part of posts in an article: each a section that begins with its author and time; answers that the page nests are nested. */
import type { Element, ElementContent } from 'hast';
import type { Page } from '../../../page/page.ts';
import type { Post } from '../../../selection/posts/post.ts';
import { headOf, type PostHead } from '../../../selection/posts/post-head.ts';
import { element } from '../hast.ts';

/** Source elements that posts decide on: the post that one holds, or null for a wrapper that only groups posts. */
export type Sections = ReadonlyMap<number, Post | null>;

/** How far up lists and tables are looked for that only hold posts. */
const MAX_LIST_LEVELS = 4;
const LIST_OR_TABLE = /^(?:[uo]l|li|d[ldt]|table|t(?:body|head|foot|r|d|h))$/;
/** Nested deeper than this, answers stand side by side. */
const DEEPEST = 6;

export function sectionsOf(page: Page, posts: readonly Post[]): Sections {
  const sections = new Map<number, Post | null>();
  for (const post of posts) {
    for (const wrapper of wrappersOf(page, post.root)) if (!sections.has(wrapper)) sections.set(wrapper, null);
    sections.set(post.root, post);
  }
  return sections;
}

/** Lists and tables that only hold posts, and cells of a row that is one: the posts are the structure. */
function wrappersOf(page: Page, root: number): number[] {
  const wrappers = page
    .ancestorsOf(root, MAX_LIST_LEVELS)
    .filter((ancestor) => LIST_OR_TABLE.test(page.nameOf(ancestor)));
  const cells = page.nameOf(root) === 'tr' ? page.childrenOf(root).filter((child) => page.isElement(child)) : [];
  return [...wrappers, ...cells];
}

/** The element that takes the content of a post. */
export function postElement(page: Page, post: Post): Element {
  const tagName = post.depth > 0 && post.depth <= DEEPEST ? 'blockquote' : 'section';
  const head = headOf(page, post);
  return element(tagName, { dataPost: '' }, head ? [headElement(head)] : []);
}

/** "Author · time", as the page writes them. */
function headElement({ name, when, datetime, place }: PostHead): Element {
  const parts: ElementContent[] = [];
  if (name !== '') parts.push(element('strong', {}, name));
  if (name !== '' && when !== '') parts.push({ type: 'text', value: ' · ' });
  if (when !== '') parts.push(element('time', datetime === '' ? {} : { dateTime: datetime }, when));
  return element('p', { dataNode: String(place), dataPost: '' }, parts);
}
