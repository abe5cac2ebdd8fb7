/** Splits a sentence into chunks, each short enough for one utterance of the browser's speech synthesis. */
import { secondsOf } from './seconds.ts';
import { segments } from './segments.ts';

/**
 * Longest utterance (estimated, s). Chromium silently stops an online voice after about 15 s of one utterance; the
 * remaining 3 s are for voices slower than the estimate.
 */
export const LONGEST = 12;

const CLAUSE_END = /[,;:)\]”»،؛、，；：）」』—–]["')\]”»]?\s*$/u;
/** A chunk ends after a clause only if it is then at least this long (share of the longest possible chunk). */
const TOO_EARLY = 1 / 3;

/**
 * Maximum number of characters examined for one chunk. No chunk is longer: even at the highest rate, a voice says only
 * a third of them within {@link LONGEST}.
 */
const MOST = 2048;

/**
 * Returns the end of the chunk that begins at `start`: after a clause if possible, otherwise after a word, otherwise
 * after a character.
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

/** Returns the ends of all words that fit into one chunk, as offsets; a word includes the space after it. */
function fittingEnds(text: string, language: string, rate: number): number[] {
  const ends: number[] = [];
  let seconds = 0;
  for (const { start, end } of segments(text, language, 'word')) {
    const word = text.slice(start, end);
    seconds += secondsOf(word, rate);
    if (seconds >= LONGEST) break;
    // Punctuation and space stay with the word before them.
    if (/^[\s\p{P}]+$/u.test(word) && ends.length > 0) ends[ends.length - 1] = end;
    else ends.push(end);
  }
  return ends;
}

/** Returns how much of the text fits into one chunk, in UTF-16 code units; at least one whole character. */
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
