import { wordAt } from '../../shared/word-at.ts';
import type { Span } from './anchor.ts';

/** Widens a piece of a text to the whole of the words at its ends, also in scripts that set no spaces between words. */
export function wholeWords(text: string, { start, end }: Span): Span {
  return { start: wordAt(text, start)?.from ?? start, end: wordAt(text, end)?.to ?? end };
}
