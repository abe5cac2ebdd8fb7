/** White space as in Python; normalised text has only single spaces and line breaks. */
import { PYTHON_SPACE } from '../steps/white-space.ts';

/** Runs of white space other than a single space, which stays. */
const SPACE_TO_CHANGE = new RegExp(`[${PYTHON_SPACE}]{2,}|(?! )[${PYTHON_SPACE}]`, 'g');
const LINE_BREAK = /[\n\r]/;

/** Replaces every run of white space by a line break if it contains one, else by a space. */
export function normalizeSpace(text: string): string {
  return text.replace(SPACE_TO_CHANGE, (run) => (LINE_BREAK.test(run) ? '\n' : ' '));
}

/** Returns the text of a paragraph made of these pieces. */
export function joinPieces(pieces: readonly string[]): string {
  const text = normalizeSpace(pieces.join(''));
  // At most one white-space character is left at either end.
  const start = isSpace(text.charAt(0)) ? 1 : 0;
  const end = text.length - (isSpace(text.slice(-1)) ? 1 : 0);
  return text.slice(start, end);
}

/** Returns the words of a text with normalised white space. */
export function words(text: string): string[] {
  return text === '' ? [] : text.split(/[ \n]/);
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n';
}
