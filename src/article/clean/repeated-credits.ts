import type { ElementContent } from 'hast';
import { isCreditLine } from '../../selection/credit-line.ts';
import { isElement, textOf } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Number of blocks checked at the start. */
const LOOK_AHEAD = 5;
const LINES = ['p', 'ul', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Drops the page's own author and date line at the start of the body: the reader shows both under the headline. The
 * line must hold the author's name and nothing else except a date.
 */
export const dropRepeatedCredits: CleanPass = (children, { byline, language }) => {
  if (byline === '') return [...children];
  const isCredits = (child: ElementContent) =>
    isElement(child, ...LINES) && isCreditLine(textOf(child), byline, language);
  const index = children.slice(0, LOOK_AHEAD).findIndex(isCredits);
  return children.filter((_child, position) => position !== index || index < 0);
};
