import type { Element, ElementContent, Root } from 'hast';
import { sanitizeTree } from '../sanitize.ts';
import { contentOf, isElement, rewriteElements } from '../structure/hast.ts';
import { formulaElement } from '../structure/math/formula.ts';
import { onlyTex } from './awaits-typesetting.ts';

export type Typesetter = (tex: string, isDisplay: boolean) => readonly ElementContent[] | null;

export function withTypeset(tree: Root, typeset: Typesetter): Root {
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

export function typesetElement(tex: string, isDisplay: boolean, typeset: Typesetter): Element | null {
  const content = typeset(tex, isDisplay);
  if (!content || content.length === 0) return null;
  const [element] = sanitized(formulaElement({ content, tex, isDisplay }, 0));
  return isElement(element) ? element : null;
}

function sanitized(element: Element): ElementContent[] {
  return contentOf(sanitizeTree({ type: 'root', children: [element] }));
}
