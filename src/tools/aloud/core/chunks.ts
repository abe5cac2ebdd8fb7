/** Splits a sentence into parts that are short enough for one utterance. */
import { secondsOf } from './seconds.ts';
import { segments, type TextSpan } from './segments.ts';

/**
 * Longest utterance (s, estimated). With online voices, Chromium stops silently after about 15 s of one utterance; the
 * difference is for voices that take longer than the estimate.
 */
export const LONGEST = 12;

const CLAUSE_END = /[,;:)\]”»،؛、，；：）」』—–]["')\]”»]?\s*$/u;
/** Earliest end of a clause at which a chunk may end (share of the longest possible chunk). */
const TOO_EARLY = 1 / 3;

/** Most characters that are examined for one chunk. Even at the highest rate, a third of them is too long. */
const MOST = 2048;

/**
 * Returns the chunks in order. Together they are the text; each takes less than {@link LONGEST} or is one character.
 */
export function chunksOf(text: string, language: string, rate: number): TextSpan[] {
  const chunks: TextSpan[] = [];
  for (let start = 0; start < text.length; ) {
    const end = chunkEnd(text, start, { language, rate });
    chunks.push({ start, end });
    start = end;
  }
  return chunks;
}

/**
 * Returns the end of the chunk that begins at `start`: after a clause if possible, else after a word or a character.
 */
export function chunkEnd(text: string, start: number, { language, rate }: { language: string; rate: number }): number {
  const rest = text.slice(start, start + MOST);
  if (start + MOST >= text.length && secondsOf(rest, rate) < LONGEST) return text.length;
  const fitting = fittingEnds(rest, language, rate);
  const longest = fitting.at(-1) ?? 0;
  const clause = fitting.findLast((end) => end >= longest * TOO_EARLY && CLAUSE_END.test(rest.slice(0, end)));
  const end = clause ?? longest;
  return start + (end > 0 ? end : fittingCharacters(rest, language, rate));
}

/** Returns the ends of words, with the space after them, that fit into one chunk. */
function fittingEnds(text: string, language: string, rate: number): number[] {
  const ends: number[] = [];
  let seconds = 0;
  for (const { start, end } of segments(text, language, 'word')) {
    const word = text.slice(start, end);
    seconds += secondsOf(word, rate);
    if (seconds >= LONGEST) break;
    // punctuation and space stay with the word before them
    if (/^[\s\p{P}]+$/u.test(word) && ends.length > 0) ends[ends.length - 1] = end;
    else ends.push(end);
  }
  return ends;
}

/** Returns the length of the characters that fit into one chunk; at least one character. */
function fittingCharacters(text: string, language: string, rate: number): number {
  let seconds = 0;
  let fitting = 0;
  for (const { start, end } of segments(text, language, 'grapheme')) {
    seconds += secondsOf(text.slice(start, end), rate);
    if (seconds >= LONGEST && fitting > 0) break;
    fitting = end;
    if (seconds >= LONGEST) break;
  }
  return fitting;
}
