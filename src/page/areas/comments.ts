/** Comments, told by what pages call their boxes. */
import { calls } from '../../vocabulary/match.ts';
import { COMMENT_BOXES } from '../../vocabulary/names/comments.ts';
import type { Page } from '../page.ts';

const COMMENTS = calls(COMMENT_BOXES);
const LEVELS = 6;

/**
 * Whether one of the elements around a node is a box of comments. The node's own name says nothing, as forums call their posts
 * comments too; neither do elements within a line, as highlighted code has comments.
 */
export function isInComments(page: Page, node: number): boolean {
  let box = page.parentOf(node);
  for (let level = 0; level < LEVELS && box > 0; level++) {
    if (page.styleOf(box)?.flow !== 'inline' && page.index.isCalled(box, COMMENTS)) return true;
    box = page.parentOf(box);
  }
  return false;
}
