/** Makes each post of a thread a section that begins with author and time; replies are nested as on the page. */
import type { Element, ElementContent } from 'hast';
import type { Page } from '../../../page/page.ts';
import { headOf, type PostHead } from '../../../selection/posts/post-head.ts';
import type { Post } from '../../../selection/posts/post-texts.ts';
import { element } from '../hast.ts';

/** Maps an element of the page to the post that it contains; to null if the element only groups posts. */
type Sections = ReadonlyMap<number, Post | null>;

const LIST_OR_TABLE = /^(?:[uo]l|li|d[ldt]|table|t(?:body|head|foot|r|d|h))$/;
/** Maximum depth of nested replies; deeper ones are not nested further. */
const DEEPEST = 6;

export function sectionsOf(page: Page, posts: readonly Post[]): Sections {
  const sections = new Map<number, Post | null>();
  for (const post of posts) {
    for (const wrapper of wrappersOf(page, post.root)) if (!sections.has(wrapper)) sections.set(wrapper, null);
    sections.set(post.root, post);
  }
  return sections;
}

/** Returns the lists and tables around a post, and its cells if it is a table row. The post's section replaces them. */
function wrappersOf(page: Page, root: number): number[] {
  const wrappers = page.ancestorsOf(root, 4).filter((ancestor) => LIST_OR_TABLE.test(page.nameOf(ancestor)));
  const cells = page.nameOf(root) === 'tr' ? page.childrenOf(root).filter((child) => page.isElement(child)) : [];
  return [...wrappers, ...cells];
}

export function postElement(page: Page, post: Post): Element {
  const tagName = post.depth > 0 && post.depth <= DEEPEST ? 'blockquote' : 'section';
  const head = headOf(page, post);
  return element(tagName, { dataPost: '' }, head ? [headElement(head)] : []);
}

/** Returns the line "Author · time" of a post, with the name and the time as the page writes them. */
function headElement({ name, when, datetime, place }: PostHead): Element {
  const parts: ElementContent[] = [];
  if (name !== '') parts.push(element('strong', {}, name));
  if (name !== '' && when !== '') parts.push({ type: 'text', value: ' · ' });
  if (when !== '') parts.push(element('time', datetime === '' ? {} : { dateTime: datetime }, when));
  return element('p', { dataNode: String(place), dataPost: '' }, parts);
}
