/**
 * Largest total text of nested candidates. Each one prints all text below it, so in the original, time and output grow
 * with the square of the depth. Pages read by people stay far below this limit (average nesting depth 5, or small);
 * beyond it, candidates are left out and the trace says so.
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import type { RunIndex } from './text-index.ts';

const FREE = 16_000_000;
const TIMES_PAGE_TEXT = 4;

export interface Affordable {
  elements: number[];
  tooMuch: number[];
}

/** Returns elements in document order while their total text stays within the limit. */
export function affordable(snapshot: PageSnapshot, index: RunIndex, elements: readonly number[]): Affordable {
  const limit = FREE + TIMES_PAGE_TEXT * index.text.length;
  const result: Affordable = { elements: [], tooMuch: [] };
  let sum = 0;
  for (const element of elements) {
    const length = at(index.offset, at(snapshot.nodes.end, element)) - at(index.offset, element);
    const fits = sum + length <= limit;
    if (fits) sum += length;
    (fits ? result.elements : result.tooMuch).push(element);
  }
  return result;
}

/** Reason in the trace for the elements beyond the limit. */
export const TOO_MUCH_REASON = 'the text of nested elements adds up to more than this page needs many times over';
