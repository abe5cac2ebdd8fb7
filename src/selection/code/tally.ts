import { facet, type Page } from '../../page/page.ts';
import { countsAt, insideOf, subtreeSums } from '../../page/subtrees.ts';
import { textsOf } from '../../page/texts.ts';
import { controlsOf } from './controls.ts';
import { isNumbers } from './line-numbers.ts';

/** Tells which subtrees of a page show code, and which show other text. */
export interface CodeTally {
  hasCode(node: number): boolean;
  /** Whether a subtree contains text other than code, line numbers and controls. */
  hasProse(node: number): boolean;
}

const PREFORMATTED = /^(?:pre|pre-wrap|break-spaces)$/;

/** Whether an element shows preformatted text in a fixed-width font. Such text is code, whatever its markup. */
export function isPreformatted(page: Page, node: number): boolean {
  if (page.nameOf(node) === 'pre') return true;
  return page.isBlock(node) && isSetAsCode(page, node);
}

function isSetAsCode(page: Page, node: number): boolean {
  const style = page.styleOf(node);
  return style?.monospace === true && PREFORMATTED.test(style.whiteSpace);
}

export const codeTally = facet((page: Page): CodeTally => {
  const isInControl = insideOf(page, controlsOf(page));
  const texts = textsOf(page).filter((id) => !isNumbers(page.textOf(id)) && isInControl[id] === 0);
  const sumsOf = (of: readonly number[]) => subtreeSums(page, countsAt(page, of));
  const prose = sumsOf(texts.filter((id) => !isSetAsCode(page, id)));
  const code = sumsOf(texts.filter((id) => isSetAsCode(page, id)));
  return { hasCode: (node) => code(node) > 0, hasProse: (node) => prose(node) > 0 };
});
