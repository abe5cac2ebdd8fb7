import type { ElementContent, Root } from 'hast';
import { contentOf, isElement } from '../structure/hast.ts';

/** What stands in code is shown as it is written. */
export const AS_WRITTEN: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'math']);

/** Between delimiters something that only formulas have: a command, a raised or lowered sign. Prices have none. */
const EVIDENT =
  /\$(?:[^$\n\\_^]|\\(?![A-Za-z])){0,300}(?:\\[A-Za-z]|[_^])[^$\n]{0,600}\$|\\[([](?:[^\n\\_^]|\\(?![A-Za-z([])){0,300}(?:\\[A-Za-z]|[_^])/;

/** Whether a text has formulas as their author wrote them: `$…$`, `\(…\)`, which no script of the page has rendered. */
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
