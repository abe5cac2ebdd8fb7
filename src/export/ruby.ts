import type { Element, ElementContent } from 'hast';

/**
 * Readings over words, for forms that have a single line: in parentheses behind the word, as HTML does where ruby is not
 * known. null for other elements.
 */
export function readingInLine({ tagName, children }: Element): ElementContent[] | null {
  if (tagName === 'rp') return [];
  return tagName === 'rt' ? [{ type: 'text', value: '(' }, ...children, { type: 'text', value: ')' }] : null;
}
