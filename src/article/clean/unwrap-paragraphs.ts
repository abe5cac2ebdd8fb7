import { isElement, rewriteElements } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

const HOLDERS = new Set(['li', 'dt', 'dd', 'td', 'th', 'figcaption', 'caption']);

/**
 * Unwraps the single paragraph of a list item, cell or caption, as authors write it; nested lists may follow. Its place
 * (`dataNode`) moves to the parent.
 */
export const unwrapParagraphs: CleanPass = (children) =>
  rewriteElements(children, (element) => {
    if (!HOLDERS.has(element.tagName)) return element;
    const [first, ...rest] = element.children;
    if (!isElement(first, 'p') || !rest.every((child) => isElement(child, 'ul', 'ol'))) return element;
    return [
      {
        ...element,
        properties: { ...first.properties, ...element.properties },
        children: [...first.children, ...rest],
      },
    ];
  });
