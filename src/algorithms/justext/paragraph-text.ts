/** White space as Python sees it; text after that holds single spaces and line breaks only. */
import { PYTHON_SPACE } from '../steps/white-space.ts';

/** Runs of white space other than one space, which would stay as it is. */
const SPACE_TO_CHANGE = new RegExp(`[${PYTHON_SPACE}]{2,}|(?! )[${PYTHON_SPACE}]`, 'g');
const LINE_BREAK = /[\n\r]/;

/** Every run of white space becomes a line break if it holds one, else a space. */
export function normalizeSpace(text: string): string {
  return text.replace(SPACE_TO_CHANGE, (run) => (LINE_BREAK.test(run) ? '\n' : ' '));
}

/** The text of a paragraph that is made of these pieces. */
export function joinPieces(pieces: readonly string[]): string {
  const text = normalizeSpace(pieces.join(''));
  // At most one white-space character is left at either end.
  const start = isSpace(text.charAt(0)) ? 1 : 0;
  const end = text.length - (isSpace(text.slice(-1)) ? 1 : 0);
  return text.slice(start, end);
}

/** Words of a text with normalised white space. */
export function words(text: string): string[] {
  return text === '' ? [] : text.split(/[ \n]/);
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n';
}
