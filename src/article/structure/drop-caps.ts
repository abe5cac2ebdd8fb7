import type { Page } from '../../page/page.ts';
import { lineOf } from '../../page/texts.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { isInitial, restOfWord } from '../../selection/objects/initials.ts';

/** A letter and the quotation mark before it stand in no more nodes than this. */
const MAX_LETTER_NODES = 12;

/**
 * True for an element that holds the first letter of a word and is set as a box of its own or larger than what follows:
 * it belongs to the line, and to no other.
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
