import type { ElementContent, Root } from 'hast';
import { contentOf, isElement } from '../structure/hast.ts';

/** Elements whose text is shown as written, such as code. */
export const AS_WRITTEN: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'math']);

/**
 * Text in TeX delimiters that must be a formula, because it has a command, a superscript or a subscript, unlike prices
 * in dollars.
 */
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
