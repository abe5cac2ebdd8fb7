import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';

export interface Post {
  root: number;
  /** Number of posts in which this post is nested; 0 if it answers none. */
  depth: number;
  /** Elements with the author and with the time; -1 if the page does not show them. */
  author: number;
  time: number;
  /** The speaker in a chat, such as "User"; '' in other threads. */
  role: string;
}

/**
 * Returns an element's kind: its name and its first class without digits. Boxes of the same template have the same
 * kind.
 */
export function kindOf(page: Page, node: number): string {
  const { class: names = '' }: Attributes = page.attributesOf(node);
  const first = names.trim().split(/\s+/)[0]?.replace(/\d+/g, '') ?? '';
  return first === '' ? page.nameOf(node) : `${page.nameOf(node)}.${first}`;
}
