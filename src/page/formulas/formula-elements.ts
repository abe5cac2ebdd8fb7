/** Recognises the elements of formulas: MathML, and what libraries draw. */

import { firstFrom } from '../../shared/ascending.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { holds } from '../../vocabulary/match.ts';
import { FORMULA_NAME_PARTS, RENDERER_CLASSES, RENDERER_ELEMENTS } from '../../vocabulary/names/objects.ts';
import { union } from '../element-index.ts';
import { facet, type Page } from '../page.ts';

/** Elements in a formula whose text is not displayed. */
export const NOT_SHOWN: ReadonlySet<string> = new Set(
  'annotation annotation-xml script style svg maligngroup'.split(' '),
);

/** Returns the MathML name of an element: "mi" for `mml:mi`, because HTML parsers keep the prefix. */
export function mathName(page: Page, node: number): string {
  const name = page.nameOf(node);
  return name.includes(':') ? name.slice(name.indexOf(':') + 1) : name;
}

const mathElements = facet((page: Page): readonly number[] => {
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

/** Elements and classes of formulas rendered by MathJax 2 to 4, KaTeX, Temml, Wikipedia, Pandoc or Distill. */
const NAMES: ReadonlySet<string> = new Set(RENDERER_ELEMENTS.split(' '));
const CLASSES: ReadonlySet<string> = new Set(RENDERER_CLASSES.split(' '));
const DISPLAY_CLASS = /(?:^|[\s_-])displa(?:y|yed)(?=$|[\s_-])|_Display(?=$|\s)|MJXc-display/;
/** Classes of elements with TeX in delimiters, as from Pandoc. A script renders the TeX, but may not have run yet. */
const UNRENDERED = /(?:^|\s)(?:math|arithmatex)(?=$|\s)/;
const DELIMITED = /^\s*(?:\\\(.*\\\)|\\\[.*\\\]|\$\$.*\$\$)\s*$/s;

const MAYBE_FORMULA = holds(FORMULA_NAME_PARTS);

/** Returns elements that may be a formula, rendered or not, by name and class; in document order. */
export function formulaElements({ snapshot: { names }, index }: Page): readonly number[] {
  const renderers = names.filter((name) => NAMES.has(name.slice(name.indexOf(':') + 1)));
  return union([...renderers.map(index.named), index.matching('class', MAYBE_FORMULA)]);
}

/** Returns whether an element is the outermost element of a rendered formula. */
export function isRenderer(page: Page, node: number): boolean {
  const name = mathName(page, node);
  if (NAMES.has(name)) return true;
  const { class: names } = page.attributesOf(node);
  if (names === undefined || (name !== 'span' && name !== 'div' && name !== 'p')) return false;
  return names.split(/\s+/).some((word) => CLASSES.has(word));
}

/** Returns whether an element is a formula that was not rendered: it contains only TeX in delimiters. */
export function isUnrendered(page: Page, node: number): boolean {
  const { nodes } = page;
  if (!UNRENDERED.test(page.attributesOf(node).class ?? '') || nodes.end[node] !== node + 2) return false;
  return page.isText(node + 1) && DELIMITED.test(page.textOf(node + 1));
}

export function isDisplay(page: Page, node: number, math: number): boolean {
  const attributes = page.attributesOf(node);
  const own = math < 0 ? {} : page.attributesOf(math);
  if (attributes.display === 'true' || attributes.display === 'block' || own.display === 'block') return true;
  if (attributes.block !== undefined && page.nameOf(node) === 'd-math') return true;
  return DISPLAY_CLASS.test(attributes.class ?? '');
}

/** Returns whether an element is a placeholder that is shown until a formula is rendered. */
export function isPreview(page: Page, node: number): boolean {
  return /MathJax_Preview|MJX_Preview/.test(page.attributesOf(node).class ?? '');
}
