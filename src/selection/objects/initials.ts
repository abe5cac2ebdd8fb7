import type { Page } from '../../page/page.ts';
import { withLetters } from '../../shared/letters.ts';
import type { Coverage } from '../coverage.ts';

/** Matches an initial (a decorated first letter), with quotation marks before it. */
const INITIAL = /^[\p{Pi}\p{Ps}"'¿¡]{0,2}\p{L}$/u;

/**
 * Whether a text is an initial (a decorated first letter). Checks the length first, because that is much faster and
 * most texts are longer.
 */
export function isInitial(text: string): boolean {
  return text.length <= 6 && INITIAL.test(text);
}

/** Maximum number of nodes between an initial and the rest of its word. */
const WORD_DISTANCE = 6;

const STARTS_WITH_LETTER = withLetters(String.raw`^\p{L}`);

/**
 * Whether an element, such as an initial, is directly followed by a kept text that begins with a letter (in the same
 * parent).
 */
export function restOfWord(page: Page, coverage: Coverage, node: number): boolean {
  const after = page.endOf(node);
  const end = Math.min(page.endOf(page.parentOf(node)), after + WORD_DISTANCE);
  for (let id = after; id < end; id++) {
    if (page.isText(id))
      return coverage.markOf(id) !== undefined && STARTS_WITH_LETTER(page.textOf(id)).test(page.textOf(id));
    if (page.isElement(id) && page.isBlock(id)) return false;
  }
  return false;
}
