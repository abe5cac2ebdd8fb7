import { rewriteElements, textOf } from './tree.ts';
import type { CleanPass } from './types.ts';

/** Drops code blocks that only number the lines of the block beside them (highlighters set both in a table or flex row). */
export const dropLineNumberGutters: CleanPass = (children) =>
  rewriteElements(children, (element) => (element.tagName === 'pre' && isCountingUp(textOf(element)) ? [] : [element]));

function isCountingUp(text: string): boolean {
  const lines = text.trim().split(/\s+/);
  const first = Number(lines[0]);
  return lines.length > 1 && Number.isInteger(first) && lines.every((line, index) => Number(line) === first + index);
}
