/** Comments, told by what pages call their boxes. */
import { calls } from '../../vocabulary/match.ts';
import { COMMENT_BOXES } from '../../vocabulary/names/comments.ts';
import type { Page } from '../page.ts';

const COMMENTS = calls(COMMENT_BOXES);
const MAX_BOX_LEVELS = 6;
/** What holds the whole page is no box of comments, whatever it says of them: "comments-open", "has-comments". */
const WHOLE = new Set(['html', 'body', 'main']);

/** Fewest words of an article above comments; with less text, the comments are the content (a thread). */
export const WORDS_OF_AN_ARTICLE = 120;

/**
 * The nearest of the elements around a node that is a box of comments, or -1. The node's own name says nothing, as forums call
 * their posts comments too; neither do elements within a line, as highlighted code has comments.
 *
 * @param levels how far above the node it is looked for
 */
export function commentsAround(page: Page, node: number, levels = MAX_BOX_LEVELS): number {
  const isBox = (box: number) => page.styleOf(box)?.flow !== 'inline' && page.index.isCalled(box, COMMENTS);
  return page.ancestorsOf(node, levels).find((box) => !WHOLE.has(page.nameOf(box)) && isBox(box)) ?? -1;
}

/** Whether a node stands in a box of comments. */
export function isInComments(page: Page, node: number): boolean {
  return commentsAround(page, node) >= 0;
}
