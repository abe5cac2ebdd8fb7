import type { Element, ElementContent, Root } from 'hast';
import { formulaElement } from '../build/math/formula.ts';
import { isElement, rewriteElements, textOf } from '../clean/tree.ts';
import { sanitizeTree } from '../sanitize.ts';

/** Makes the MathML of a formula from its TeX; null where it cannot. */
export type Typeset = (tex: string, isDisplay: boolean) => readonly ElementContent[] | null;

/** Whether a formula is shown as TeX, because nothing else of it is known. */
export function awaitsTypesetting(tree: Root): boolean {
  let isFound = false;
  rewriteElements(contentOf(tree), (element) => {
    isFound ||= onlyTex(element) !== '';
    return [element];
  });
  return isFound;
}

/** The tree with these formulas typeset. */
export function withTypeset(tree: Root, typeset: Typeset): Root {
  const children = rewriteElements(contentOf(tree), (element) => {
    const tex = onlyTex(element);
    if (tex === '') return [element];
    const isDisplay = element.properties.display === 'block';
    const content = typeset(tex, isDisplay);
    if (!content || content.length === 0) return [element];
    return sanitized({ ...formulaElement({ content, tex, isDisplay }, 0), properties: element.properties });
  });
  return { type: 'root', children };
}

/** The TeX of a formula that shows nothing else; '' for any other element. */
function onlyTex(element: Element): string {
  const semantics = element.tagName === 'math' ? element.children[0] : undefined;
  if (!isElement(semantics, 'semantics')) return '';
  const [row, annotation] = semantics.children;
  if (!isElement(row, 'mrow') || row.children.length !== 1 || !isElement(row.children[0], 'mtext')) return '';
  const tex = textOf(row);
  return annotation && textOf(annotation) === tex ? tex : '';
}

function sanitized(element: Element): ElementContent[] {
  return contentOf(sanitizeTree({ type: 'root', children: [element] }));
}

function contentOf(tree: Root): ElementContent[] {
  return tree.children.filter((child) => child.type !== 'doctype');
}
