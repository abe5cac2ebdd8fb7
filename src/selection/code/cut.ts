import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';

/**
 * Returns where a code block is cut at its start and end; null where it is not cut. Code with gaps is useless, so it is
 * shown whole even if an algorithm kept only some lines. It is cut only where the article's text starts or ends in it,
 * if the user selected the text or a mark covers only part of its text node.
 *
 * @param isCut whether the user selected the text
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
