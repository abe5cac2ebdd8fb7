import type { Element, Root } from 'hast';
import { isElement, textOf } from '../structure/hast.ts';

/** Returns whether the tree contains a formula for which there is only TeX and no MathML. */
export function awaitsTypesetting(tree: Root): boolean {
  return tree.children.some((child) => isElement(child) && awaits(child));
}

function awaits(element: Element): boolean {
  return onlyTex(element) !== '' || element.children.some((child) => isElement(child) && awaits(child));
}

/** Returns the TeX of a formula without MathML; '' for any other element. */
export function onlyTex(element: Element): string {
  const semantics = element.tagName === 'math' ? element.children[0] : undefined;
  if (!isElement(semantics, 'semantics')) return '';
  const [row, annotation] = semantics.children;
  if (!isElement(row, 'mrow') || row.children.length !== 1 || !isElement(row.children[0], 'mtext')) return '';
  const tex = textOf(row);
  return annotation && textOf(annotation) === tex ? tex : '';
}
