import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';

/**
 * Returns the marks at which a code block is cut at its start and at its end; null where it is not cut. Code with gaps
 * is useless, so a block is shown whole even if the algorithm kept only some of its lines. It is cut only where the
 * article's text starts or ends inside it, and only if the user selected this text or the mark covers a part of its
 * text node.
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
