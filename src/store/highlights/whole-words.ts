import { wordAt } from '../../shared/word-at.ts';
import type { Span } from './anchor.ts';

/** Widens a span to the whole words at its ends, also in scripts without spaces between words. */
export function wholeWords(text: string, { start, end }: Span): Span {
  return { start: wordAt(text, start)?.from ?? start, end: wordAt(text, end)?.to ?? end };
}
