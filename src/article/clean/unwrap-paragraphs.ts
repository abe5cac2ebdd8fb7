import { isElement, rewriteElements } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

const HOLDERS = new Set(['li', 'dt', 'dd', 'td', 'th', 'figcaption', 'caption']);

/**
 * A list item, cell or caption with a single paragraph holds its text directly, as authors write it; nested lists may
 * follow. The place (`dataNode`) moves to the holder.
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
