import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';

/** One post of a thread. */
export interface Post {
  root: number;
  /** Number of posts that it stands in. */
  depth: number;
  /** Elements on the page; -1 for what it does not say. */
  author: number;
  time: number;
  /** What speakers of a chat are called, or ''. */
  role: string;
}

/** Tag and first class without numbers: what boxes of one template share. */
export function kindOf(page: Page, node: number): string {
  const { class: names = '' }: Attributes = page.attributesOf(node);
  const first = names.trim().split(/\s+/)[0]?.replace(/\d+/g, '') ?? '';
  return first === '' ? page.nameOf(node) : `${page.nameOf(node)}.${first}`;
}
