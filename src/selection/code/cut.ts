import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';

/**
 * Returns the marks at which a code block is cut at its start and at its end; null where it is not cut. Code with gaps
 * is useless, so a block is shown whole even if the algorithm kept only some of its lines. It is cut only where the
 * article starts or ends inside it: at an end of the user's selection, or at a mark that covers only a part of its text
 * node.
 *
 * @param isCut whether the article is the text that the user selected on the page
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
