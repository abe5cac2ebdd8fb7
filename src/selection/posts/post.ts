import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';

/** One post of a thread. */
export interface Post {
  root: number;
  /** Number of posts around it. */
  depth: number;
  /** Elements with the author and the time; -1 if there is none. */
  author: number;
  time: number;
  /** The speaker in a chat, or ''. */
  role: string;
}

/** Returns the tag and the first class without numbers, which boxes of one template share. */
export function kindOf(page: Page, node: number): string {
  const { class: names = '' }: Attributes = page.attributesOf(node);
  const first = names.trim().split(/\s+/)[0]?.replace(/\d+/g, '') ?? '';
  return first === '' ? page.nameOf(node) : `${page.nameOf(node)}.${first}`;
}
