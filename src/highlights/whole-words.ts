/** Widens a piece of a text to whole words. */
import type { Span } from './anchor.ts';

/** Characters of text on either side of a cut in which the word is looked for. */
const NEARBY = 120;

/** The piece with the whole of the words at its ends, also in scripts that set no spaces between words. */
export function wholeWords(text: string, { start, end }: Span, language: string): Span {
  const segmenter = segmenterFor(language);
  const first = wordAround(segmenter, text, start);
  const last = wordAround(segmenter, text, end);
  return { start: first?.start ?? start, end: last?.end ?? end };
}

/** The word that a place is inside of; null between two words. */
function wordAround(segmenter: Intl.Segmenter, text: string, at: number): Span | null {
  const from = beginNear(text, at);
  const part = text.slice(from, at + NEARBY);
  const found = segmenter.segment(part).containing(at - from);
  if (!found?.isWordLike || found.index === at - from) return null;
  return { start: from + found.index, end: from + found.index + found.segment.length };
}

/** Segments depend on what comes before them: a space, where there is one, starts anew. */
function beginNear(text: string, at: number): number {
  const from = Math.max(0, at - NEARBY);
  const space = from === 0 ? -1 : text.indexOf(' ', from);
  return space >= 0 && space < at ? space : from;
}

/** Pages name languages that are none. */
function segmenterFor(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || undefined, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}
