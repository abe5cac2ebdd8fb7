import { facet, type Page } from '../../page/page.ts';
import { insideOf, subtreeSums } from '../../page/subtrees.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { isControl } from './controls.ts';
import { isNumbers } from './line-numbers.ts';

/** Which visible text of a page is set as code, in sums over subtrees. */
export interface CodeTally {
  hasCode(node: number): boolean;
  /** Anything but code, its line numbers and its buttons. */
  hasProse(node: number): boolean;
}

const PREFORMATTED = /^(?:pre|pre-wrap|break-spaces)$/;

/** True for boxes that show text as typed in a fixed-width face: code, whatever element it stands in. */
export function isPreformatted(page: Page, node: number): boolean {
  if (page.nameOf(node) === 'pre') return true;
  return page.isBlock(node) && isSetAsCode(page, node);
}

function isSetAsCode(page: Page, node: number): boolean {
  const style = page.styleOf(node);
  return style?.monospace === true && PREFORMATTED.test(style.whiteSpace);
}

export const codeTally = facet((page: Page): CodeTally => {
  const isInControl = insideOf(page, (id) => isControl(page, id));
  const kinds = page.nodes.text.map((_text, id) => (isInControl[id] === 1 ? null : kindOf(page, id)));
  const prose = subtreeSums(page, (id) => (kinds[id] === 'prose' ? 1 : 0));
  const code = subtreeSums(page, (id) => (kinds[id] === 'code' ? 1 : 0));
  return { hasCode: (node) => code(node) > 0, hasProse: (node) => prose(node) > 0 };
});

function kindOf(page: Page, id: number): 'prose' | 'code' | null {
  const text = page.textOf(id);
  if (!page.isText(id) || !page.isVisible(id) || isSpaceOnly(text) || isNumbers(text)) return null;
  return isSetAsCode(page, id) ? 'code' : 'prose';
}
