/** Finds formulas that are not typeset yet. Separate from `typeset.ts`, which needs the large TeX library. */
import type { Element, ElementContent, Root } from 'hast';
import { contentOf, elementsIn, isElement, textOf } from '../structure/hast.ts';

/** Returns whether at least one formula of the article is only TeX: in a `math` element or in the article's text. */
export function awaitsTypesetting(tree: Root): boolean {
  return elementsIn(contentOf(tree)).some((element) => onlyTex(element) !== '') || holdsRawTex(tree);
}

/** Returns the TeX of a `math` element that contains the TeX as text instead of MathML; '' for any other element. */
export function onlyTex(element: Element): string {
  const semantics = element.tagName === 'math' ? element.children[0] : undefined;
  if (!isElement(semantics, 'semantics')) return '';
  const [row, annotation] = semantics.children;
  if (!isElement(row, 'mrow') || row.children.length !== 1 || !isElement(row.children[0], 'mtext')) return '';
  const tex = textOf(row);
  return annotation && textOf(annotation) === tex ? tex : '';
}

export const AS_WRITTEN: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'math']);

/** TeX in delimiters that is certainly a formula: it has a command, superscript or subscript, unlike dollar prices. */
const EVIDENT =
  /\$(?:[^$\n\\_^]|\\(?![A-Za-z])){0,300}(?:\\[A-Za-z]|[_^])[^$\n]{0,600}\$|\\[([](?:[^\n\\_^]|\\(?![A-Za-z([])){0,300}(?:\\[A-Za-z]|[_^])/;

/** Returns whether the article contains TeX source that no script of the page has rendered: `$…$`, `\(…\)`. */
export function holdsRawTex(tree: Root): boolean {
  return contentOf(tree).some(holds);
}

function holds(node: ElementContent): boolean {
  if (node.type === 'text') return isEvident(node.value);
  return isElement(node) && !AS_WRITTEN.has(node.tagName) && node.children.some(holds);
}

export function isEvident(text: string): boolean {
  return /[$\\]/.test(text) && EVIDENT.test(text);
}
