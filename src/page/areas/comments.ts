/** Recognises comments by the names of their boxes. */
import { calls } from '../../vocabulary/match.ts';
import { COMMENT_BOXES } from '../../vocabulary/names/comments.ts';
import type { Page } from '../page.ts';

const COMMENTS = calls(COMMENT_BOXES);
const MAX_BOX_LEVELS = 6;
/** Elements of the whole page, which are not comment boxes despite classes such as "comments-open" or "has-comments". */
const WHOLE = new Set(['html', 'body', 'main']);

/** Fewest words of an article above comments; with less text, the comments are the content (a thread). */
export const WORDS_OF_AN_ARTICLE = 120;

/**
 * Returns the nearest ancestor that is a comment box, or -1. Ignores the node's own name, because forums also call their
 * posts comments, and inline elements, because highlighted code has comments.
 *
 * @param levels number of ancestors to search
 */
export function commentsAround(page: Page, node: number, levels = MAX_BOX_LEVELS): number {
  const isBox = (box: number) => page.styleOf(box)?.flow !== 'inline' && page.index.isCalled(box, COMMENTS);
  return page.ancestorsOf(node, levels).find((box) => !WHOLE.has(page.nameOf(box)) && isBox(box)) ?? -1;
}

/** Whether a node is in a comment box. */
export function isInComments(page: Page, node: number): boolean {
  return commentsAround(page, node) >= 0;
}
