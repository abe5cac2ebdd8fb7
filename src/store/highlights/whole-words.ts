import { wordAt } from '../../shared/word-at.ts';
import type { Span } from './anchor.ts';

/**
 * Widens a span that starts or ends within a word, so that it includes the whole word. Works for scripts without spaces
 * too.
 */
export function wholeWords(text: string, { start, end }: Span): Span {
  return { start: wordAt(text, start)?.from ?? start, end: wordAt(text, end)?.to ?? end };
}
