import type { Page } from '../../page/page.ts';
import { withLetters } from '../../shared/letters.ts';
import type { Coverage } from '../coverage.ts';

/** An initial, with quotation marks before it. */
const INITIAL = /^[\p{Pi}\p{Ps}"'¿¡]{0,2}\p{L}$/u;

/** Whether a text is an initial. Checks the length first: most texts are longer, and that is much faster. */
export function isInitial(text: string): boolean {
  return text.length <= 6 && INITIAL.test(text);
}

/** How far after an initial the rest of its word may be (nodes). */
const WORD_DISTANCE = 6;

const STARTS_WITH_LETTER = withLetters(String.raw`^\p{L}`);

/** Whether an element is followed in the same parent, without a gap, by a kept text that begins with a letter. */
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
