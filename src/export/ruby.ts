import type { Element, ElementContent } from 'hast';

/**
 * Returns a ruby reading for single-line formats: in parentheses after the word, as in HTML without ruby support. null
 * for other elements.
 */
export function readingInLine({ tagName, children }: Element): ElementContent[] | null {
  if (tagName === 'rp') return [];
  return tagName === 'rt' ? [{ type: 'text', value: '(' }, ...children, { type: 'text', value: ')' }] : null;
}
