import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';

/**
 * Where a block of code is cut: it is shown as a whole, although algorithms choose lines, for code with holes is no code.
 * Only at the very start and end of a text that a person has selected, or that is cut in the middle of a text node, it is
 * cut where the marks are. null for a side on which it is whole.
 *
 * @param isCut the text begins and ends where a person has cut it
 */
export function cutOf(
  page: Page,
  first: Mark | null,
  last: Mark | null,
  box: number,
  isCut: boolean,
): [from: Mark | null, to: Mark | null] {
  const isIn = (mark: Mark | null) => mark !== null && mark.node > box && mark.node < page.endOf(box);
  return [
    isIn(first) && (isCut || first?.start !== undefined) ? first : null,
    isIn(last) && (isCut || last?.end !== undefined) ? last : null,
  ];
}
