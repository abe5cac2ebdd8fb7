import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';

/**
 * Returns where a code block is cut; null for a side where it is whole. Code is shown whole even if an algorithm chose
 * lines, because code with gaps is useless. It is only cut at the very start and end of a text that the user selected,
 * or that begins or ends within a text node.
 *
 * @param isCut the user selected the text, so it begins and ends exactly there
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
