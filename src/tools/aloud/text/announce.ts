/** Announces content that is not running text. */
import { counted, message } from '../../../platform/wording/message.ts';
import type { Special } from './types.ts';

const ELEMENTS: readonly (readonly [selector: string, special: Special])[] = [
  ['pre', 'code'],
  ['table', 'tables'],
  ['math', 'formulas'],
  ['section[data-footnotes]', 'notes'],
  ['figcaption', 'captions'],
];

export function specialOf(element: Element): Special | null {
  return ELEMENTS.find(([selector]) => element.matches(selector))?.[1] ?? null;
}

/** Whether an element is a formula in a line of text, and so part of a sentence. */
export function isInLine(element: Element): boolean {
  return element.localName === 'math' && element.getAttribute('display') !== 'block';
}

/** Returns the announcement of an element: "Code, 12 lines". */
export function announcement(element: Element, special: Special): string {
  switch (special) {
    case 'code':
      return counted('aloudCodeLines', (element.textContent ?? '').trimEnd().split('\n').length);
    case 'tables':
      return counted('aloudTableRows', element.querySelectorAll('tr').length);
    case 'notes':
      return counted('aloudNoteCount', element.querySelectorAll(':scope > ol > li').length);
    case 'formulas':
      return message('aloudFormula');
    case 'captions':
      return message('aloudPicture');
  }
}
