import type { Element, ElementContent } from 'hast';
import { isElement, rewriteElements } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

const HEADING = /^h[1-6]$/;
const BLOCKS = 'blockquote details dl figure h1 h2 h3 h4 h5 h6 hr ol pre section table ul'.split(' ');

/**
 * Splits headings that hold lists, code or whole sections: blocks move out of the heading, and words after a block
 * become a heading of their own. In Markdown, the second line of a heading would not belong to it.
 */
export const splitHeadings: CleanPass = (children) =>
  rewriteElements(children, (element) => {
    const isMixed = HEADING.test(element.tagName) && element.children.some((child) => isElement(child, ...BLOCKS));
    return isMixed ? split(element) : [element];
  });

function split({ tagName, properties, children }: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let line: Element | null = null;
  for (const child of children) {
    if (isElement(child, ...BLOCKS)) {
      parts.push(child);
      line = null;
    } else if (line) line.children.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '') {
      const isFirst = !parts.some((part) => isElement(part, tagName));
      const start = child.type === 'text' ? { ...child, value: child.value.trimStart() } : child;
      line = { type: 'element', tagName, properties: isFirst ? properties : {}, children: [start] };
      parts.push(line);
    }
  }
  return parts;
}
