import type { Page } from '../../page/page.ts';
import { lineOf } from '../../page/texts.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { isInitial, restOfWord } from '../../selection/objects/initials.ts';

/** Most nodes around an initial letter and the quotation mark before it. */
const MAX_LETTER_NODES = 12;

/**
 * Checks for an element with the first letter of a word, set as its own box or larger than the following text; it stays
 * in the same line as the rest of the word.
 */
export function isDropCap(page: Page, coverage: Coverage, node: number): boolean {
  const kept = coverage.keptIn(node);
  if (kept === 0 || kept > 3) return false;
  const style = page.styleOf(node);
  const around = page.styleOf(page.parentOf(node));
  if (!style || !around) return false;
  const isLarger = style.flow === 'inline' && style.fontSize > around.fontSize;
  const isSetApart = isLarger || style.float !== 'none' || style.flow === 'atomic';
  return isSetApart && isInitial(lineOf(page, node, 3, MAX_LETTER_NODES) ?? '') && restOfWord(page, coverage, node);
}
