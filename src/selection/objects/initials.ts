import type { Page } from '../../page/page.ts';
import type { Coverage } from '../coverage.ts';

/** An initial, with the quotation mark before it. */
export const INITIAL = /^[\p{Pi}\p{Ps}"'¿¡]{0,2}\p{L}$/u;
/** How far after an initial the rest of its word stands (nodes). */
const WORD_DISTANCE = 6;

/** Whether a kept text that begins with a letter follows an element in the same parent, without a gap. */
export function restOfWord(page: Page, coverage: Coverage, node: number): boolean {
  const after = page.endOf(node);
  const end = Math.min(page.endOf(page.parentOf(node)), after + WORD_DISTANCE);
  for (let id = after; id < end; id++) {
    if (page.isText(id)) return coverage.markOf(id) !== undefined && /^\p{L}/u.test(page.textOf(id));
    if (page.isElement(id) && page.isBlock(id)) return false;
  }
  return false;
}
