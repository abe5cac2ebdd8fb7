import { facet, type Page } from '../../page/page.ts';
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

type Kind = 'prose' | 'code';

/** O(nodes) once. */
export const codeTally = facet((page: Page): CodeTally => {
  const { nodes } = page;
  const sums = { prose: new Uint32Array(nodes.size + 1), code: new Uint32Array(nodes.size + 1) };
  let controlEnd = 0;
  for (let id = 0; id < nodes.size; id++) {
    if (id >= controlEnd && page.isElement(id) && isControl(page, id)) {
      controlEnd = page.endOf(id);
    }
    const kind = id < controlEnd ? null : kindOf(page, id);
    sums.prose[id + 1] = (sums.prose[id] as number) + (kind === 'prose' ? 1 : 0);
    sums.code[id + 1] = (sums.code[id] as number) + (kind === 'code' ? 1 : 0);
  }
  const has = (kind: Kind, node: number) => sums[kind][page.endOf(node)] !== sums[kind][node];
  return { hasCode: (node) => has('code', node), hasProse: (node) => has('prose', node) };
});

function kindOf(page: Page, id: number): Kind | null {
  const text = page.textOf(id);
  if (!page.isText(id) || !page.isVisible(id) || isSpaceOnly(text) || isNumbers(text)) return null;
  return isSetAsCode(page, id) ? 'code' : 'prose';
}
