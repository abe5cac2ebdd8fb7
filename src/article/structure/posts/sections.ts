/** Turns posts into sections that begin with their author and time; replies nest as on the page. */
import type { Element, ElementContent } from 'hast';
import type { Page } from '../../../page/page.ts';
import type { Post } from '../../../selection/posts/post.ts';
import { headOf, type PostHead } from '../../../selection/posts/post-head.ts';
import { element } from '../hast.ts';

/** Source elements of posts: the post of an element, or null for a wrapper that only groups posts. */
export type Sections = ReadonlyMap<number, Post | null>;

/** Levels searched above a post for lists and tables of posts. */
const MAX_LIST_LEVELS = 4;
const LIST_OR_TABLE = /^(?:[uo]l|li|d[ldt]|table|t(?:body|head|foot|r|d|h))$/;
/** Deepest nesting of replies; deeper ones are not nested. */
const DEEPEST = 6;

export function sectionsOf(page: Page, posts: readonly Post[]): Sections {
  const sections = new Map<number, Post | null>();
  for (const post of posts) {
    for (const wrapper of wrappersOf(page, post.root)) if (!sections.has(wrapper)) sections.set(wrapper, null);
    sections.set(post.root, post);
  }
  return sections;
}

/**
 * Returns lists and tables around a post, and the cells of a row that is a post: the posts themselves give the
 * structure.
 */
function wrappersOf(page: Page, root: number): number[] {
  const wrappers = page
    .ancestorsOf(root, MAX_LIST_LEVELS)
    .filter((ancestor) => LIST_OR_TABLE.test(page.nameOf(ancestor)));
  const cells = page.nameOf(root) === 'tr' ? page.childrenOf(root).filter((child) => page.isElement(child)) : [];
  return [...wrappers, ...cells];
}

/** Returns the element for the content of a post. */
export function postElement(page: Page, post: Post): Element {
  const tagName = post.depth > 0 && post.depth <= DEEPEST ? 'blockquote' : 'section';
  const head = headOf(page, post);
  return element(tagName, { dataPost: '' }, head ? [headElement(head)] : []);
}

/** Returns the line "Author · time", as the page writes them. */
function headElement({ name, when, datetime, place }: PostHead): Element {
  const parts: ElementContent[] = [];
  if (name !== '') parts.push(element('strong', {}, name));
  if (name !== '' && when !== '') parts.push({ type: 'text', value: ' · ' });
  if (when !== '') parts.push(element('time', datetime === '' ? {} : { dateTime: datetime }, when));
  return element('p', { dataNode: String(place), dataPost: '' }, parts);
}
