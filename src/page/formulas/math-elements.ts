import { firstFrom } from '../../shared/ascending.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { union } from '../element-index.ts';
import { facet, type Page } from '../page.ts';

/** Elements in a formula whose text is not displayed. */
export const NOT_SHOWN: ReadonlySet<string> = new Set([
  'annotation',
  'annotation-xml',
  'script',
  'style',
  'svg',
  'maligngroup',
]);

/** Returns the MathML name of an element: "mi" for `mml:mi`, because HTML parsers keep the prefix. */
export function mathName(page: Page, node: number): string {
  const name = page.nameOf(node);
  return name.includes(':') ? name.slice(name.indexOf(':') + 1) : name;
}

export const mathElements = facet((page: Page): readonly number[] => {
  const names = page.snapshot.names.filter((name) => name.endsWith('math'));
  return union(names.map(page.index.named)).filter((id) => mathName(page, id) === 'math');
});

/** Returns the only `<math>` at or below a node; -1 if there is none, null if there are several. */
export function mathIn(page: Page, node: number): number | null {
  const maths = mathElements(page);
  const end = page.endOf(node);
  const first = firstFrom(maths, node);
  if (first >= end) return -1;
  const isOnly = firstFrom(maths, page.endOf(first)) >= end;
  return isOnly ? first : null;
}

export function showsMath(page: Page, math: number): boolean {
  for (let id = math + 1; id < page.endOf(math); id++) {
    if (NOT_SHOWN.has(mathName(page, id))) id = page.endOf(id) - 1;
    else if (page.isText(id) && !isSpaceOnly(page.textOf(id))) return true;
  }
  return false;
}
