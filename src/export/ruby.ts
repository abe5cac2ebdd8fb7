import type { Element, ElementContent } from 'hast';

/**
 * Returns the pronunciation in a `ruby` element (shown above the word) as text in parentheses, as browsers without ruby
 * support do; null for other elements.
 */
export function readingInLine({ tagName, children }: Element): ElementContent[] | null {
  if (tagName === 'rp') return [];
  return tagName === 'rt' ? [{ type: 'text', value: '(' }, ...children, { type: 'text', value: ')' }] : null;
}
