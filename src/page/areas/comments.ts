/** Recognises the comments below an article by the class or id of their box. */
import { calls } from '../../vocabulary/match.ts';
import { COMMENT_BOXES } from '../../vocabulary/names/parts.ts';
import type { Page } from '../page.ts';

const COMMENTS = calls(COMMENT_BOXES);
const MAX_BOX_LEVELS = 6;
/** Elements that are never comment boxes, despite classes such as "comments-open" on `body`. */
const WHOLE = new Set(['html', 'body', 'main']);

/**
 * Minimum number of words above the comments on a page. With fewer, the page has no article: the comments are its
 * content.
 */
export const WORDS_OF_AN_ARTICLE = 120;

/**
 * Returns the nearest ancestor that is a comment box; -1 for none. The node itself is not tested, because forums use
 * the class "comment" for posts too. Inline elements are not tested, because highlighted code has spans with that
 * class.
 *
 * @param levels number of ancestors to search
 */
export function commentsAround(page: Page, node: number, levels = MAX_BOX_LEVELS): number {
  const isBox = (box: number) => page.styleOf(box)?.flow !== 'inline' && page.index.isCalled(box, COMMENTS);
  return page.ancestorsOf(node, levels).find((box) => !WHOLE.has(page.nameOf(box)) && isBox(box)) ?? -1;
}

/**
 * Returns whether any element of the page has the class or id of a comment box. Cheap, unlike a search around each
 * node.
 */
export function hasComments({ index }: Page): boolean {
  return index.matching('class', COMMENTS).length > 0 || index.matching('id', COMMENTS).length > 0;
}

export function isInComments(page: Page, node: number): boolean {
  return commentsAround(page, node) >= 0;
}
