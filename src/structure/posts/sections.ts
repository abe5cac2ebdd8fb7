/** The part of posts in an article: each a section that begins with its author and time; answers that the page nests are nested. */
import type { Element, ElementContent } from 'hast';
import type { Page } from '../../page/page.ts';
import { headOf, type PostHead } from '../../selection/posts/post-head.ts';
import type { Post } from '../../selection/posts/types.ts';

/** Source elements that posts decide on: the post that one holds, or null for a wrapper that only groups posts. */
export type Sections = ReadonlyMap<number, Post | null>;

/** How far up lists and tables are looked for that only hold posts. */
const LEVELS = 4;
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
  const wrappers: number[] = [];
  let ancestor = page.parentOf(root);
  for (let level = 0; level < LEVELS && ancestor >= 0; level++, ancestor = page.parentOf(ancestor)) {
    if (LIST_OR_TABLE.test(page.nameOf(ancestor))) wrappers.push(ancestor);
  }
  if (page.nameOf(root) !== 'tr') return wrappers;
  for (let id = root + 1; id < page.endOf(root); id = page.endOf(id)) if (page.isElement(id)) wrappers.push(id);
  return wrappers;
}

/** The element that takes the content of a post. */
export function postElement(page: Page, post: Post): Element {
  const tagName = post.depth > 0 && post.depth <= DEEPEST ? 'blockquote' : 'section';
  const head = headOf(page, post);
  return { type: 'element', tagName, properties: { dataPost: '' }, children: head ? [headElement(head)] : [] };
}

/** "Author · time", as the page writes them. */
function headElement({ name, when, datetime, place }: PostHead): Element {
  const parts: ElementContent[] = [];
  if (name !== '') parts.push(element('strong', {}, name));
  if (name !== '' && when !== '') parts.push({ type: 'text', value: ' · ' });
  if (when !== '') parts.push(element('time', datetime === '' ? {} : { dateTime: datetime }, when));
  return { type: 'element', tagName: 'p', properties: { dataNode: String(place), dataPost: '' }, children: parts };
}

function element(tagName: string, properties: Element['properties'], value: string): Element {
  return { type: 'element', tagName, properties, children: [{ type: 'text', value }] };
}
