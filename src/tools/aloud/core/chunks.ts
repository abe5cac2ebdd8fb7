/** Parts of a sentence that are short enough for one utterance. */
import { secondsOf } from './seconds.ts';
import { segments, type TextSpan } from './segments.ts';

/**
 * Seconds of speech in one utterance. Chromium falls silent after about 15 s of one utterance of a voice that is not on the
 * computer, and says nothing of it; what is left is for voices that take longer than the estimate.
 */
export const LONGEST = 12;

const CLAUSE_END = /[,;:)\]”»،؛、，；：）」』—–]["')\]”»]?\s*$/u;
/** A clause that ends before this part of what can be said in one go is too short to stop after. */
const TOO_EARLY = 1 / 3;

/** More characters than this are not looked at for one chunk: at the highest rate, a third of them is too long. */
const MOST = 2048;

/** Chunks in their order; together they are the text, and each takes less than {@link LONGEST}, or is one character. */
export function chunksOf(text: string, language: string, rate: number): TextSpan[] {
  const chunks: TextSpan[] = [];
  for (let start = 0; start < text.length; ) {
    const end = chunkEnd(text, start, { language, rate });
    chunks.push({ start, end });
    start = end;
  }
  return chunks;
}

/** Where the chunk ends that begins there: with a clause if it can be, else with a word, else with a character. */
export function chunkEnd(text: string, start: number, { language, rate }: { language: string; rate: number }): number {
  const rest = text.slice(start, start + MOST);
  if (start + MOST >= text.length && secondsOf(rest, rate) < LONGEST) return text.length;
  const fitting = fittingEnds(rest, language, rate);
  const longest = fitting.at(-1) ?? 0;
  const clause = fitting.findLast((end) => end >= longest * TOO_EARLY && CLAUSE_END.test(rest.slice(0, end)));
  const end = clause ?? longest;
  return start + (end > 0 ? end : fittingCharacters(rest, language, rate));
}

/** Ends of words, with the space after them, before which all can be said in one go. */
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

/** At least one: there is nothing shorter. */
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
