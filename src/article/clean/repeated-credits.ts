import type { ElementContent } from 'hast';
import { isCreditLine } from '../../selection/credit-line.ts';
import { isElement, textOf } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** How many blocks at the start are looked at. */
const LOOK_AHEAD = 5;
const LINES = ['p', 'ul', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Drops the page's own line of author and date at the start of the body: the reader shows both under the headline. A
 * line goes only if the author's name is in it and nothing else but a date.
 */
export const dropRepeatedCredits: CleanPass = (children, { byline, language }) => {
  if (byline === '') return [...children];
  const isCredits = (child: ElementContent) =>
    isElement(child, ...LINES) && isCreditLine(textOf(child), byline, language);
  const index = children.slice(0, LOOK_AHEAD).findIndex(isCredits);
  return children.filter((_child, position) => position !== index || index < 0);
};
