/** Splits a text into sentences, and sentences into chunks that are short enough for one utterance of a voice. */

import { canonicalLanguage } from '../../../shared/language.ts';
import { getOrMake, memoised } from '../../../shared/memoised.ts';

type Granularity = 'grapheme' | 'word' | 'sentence';

const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the segmenter for a language (BCP 47), or a general one if the page states an invalid language. */
function segmenterOf(language: string, granularity: Granularity): Intl.Segmenter {
  const make = () => new Intl.Segmenter(canonicalLanguage(language) || 'und', { granularity });
  return getOrMake(segmenters, `${granularity} ${language}`, make);
}

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

const spanOf = ({ index, segment }: Intl.SegmentData): TextSpan => ({ start: index, end: index + segment.length });

/** Returns the sentences, words or characters of a text in order. Joined, they are the whole text. */
export function segments(text: string, language: string, granularity: Granularity): TextSpan[] {
  return [...segmenterOf(language, granularity).segment(text)].map(spanOf);
}

export function words(text: string, language: string): TextSpan[] {
  return [...segmenterOf(language, 'word').segment(text)].filter(({ isWordLike }) => isWordLike).map(spanOf);
}

/** Abbreviations whose full stop does not end a sentence: titles, and words before a name or a number. */
const NO_END =
  /(?:^|[\s(“„«"'])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Fr|Hr|No|Nr|Fig|Abb|cf|vs|ca|bzw|vgl|z\.\s?B|e\.g|i\.e)\.\s*$/u;

/**
 * Returns the sentences of a text in order, each with the space after it. Joined, they are the whole text. A part with
 * nothing to pronounce (a row of stars, a bracket) belongs to the sentence before it. The result is empty if the whole
 * text has nothing to pronounce.
 */
export function sentencesOf(text: string, language: string): TextSpan[] {
  const sentences: TextSpan[] = [];
  let hasWords = false;
  for (const { start, end } of segments(text, language, 'sentence')) {
    const before = sentences.at(-1);
    const isSayable = canBeSaid(text.slice(start, end));
    const isGoingOn = before && (!hasWords || !isSayable || endsOpen(text, before));
    if (isGoingOn) sentences[sentences.length - 1] = { start: before.start, end };
    else sentences.push({ start, end });
    hasWords ||= isSayable;
  }
  return hasWords ? sentences : [];
}

/** Number of characters at the end of a sentence that are searched for an abbreviation; limited to save time. */
const LONGEST_END = 40;

const endsOpen = (text: string, { start, end }: TextSpan) =>
  NO_END.test(text.slice(Math.max(start, end - LONGEST_END), end));

/**
 * Time that a voice takes for one character at rate 1 (s). For letters, this is 175 words a minute, the default of
 * espeak-ng and most system voices. A Chinese character is a syllable; a digit is a word or part of a word. For a sign
 * ("€", an emoji), the voice says its name.
 */
const SECONDS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 0.25],
  [/\p{L}/u, 0.08],
  [/\p{N}/u, 0.45],
  [/\p{M}|\p{Z}|\p{C}/u, 0.02],
  [/\p{P}/u, 0.15],
];
const SIGN = 0.6;

const secondsOfCharacter = memoised(
  (character: string): number => SECONDS.find(([kind]) => kind.test(character))?.[1] ?? SIGN,
);

/** Returns the estimated time for a text (s); most voices need less. `rate`: 1 for the voice's own rate. */
export function secondsOf(text: string, rate = 1): number {
  let seconds = 0;
  for (const character of text) seconds += secondsOfCharacter(character);
  return seconds / rate;
}

const SAYABLE = /[\p{L}\p{N}\p{S}]/u;

/** Other text must not be sent to a voice: for punctuation alone, some voices report neither a start nor an end. */
export const canBeSaid = (text: string): boolean => SAYABLE.test(text);

/** Returns the position of the first character at or after `start` that can be pronounced; null if there is none. */
export function firstSayable(text: string, start: number): number | null {
  const index = text.slice(start).search(SAYABLE);
  return index < 0 ? null : start + index;
}

/**
 * Longest utterance (estimated, s). Chromium silently stops an online voice after about 15 s of one utterance; the
 * remaining 3 s are for voices slower than the estimate.
 */
export const LONGEST = 12;

const CLAUSE_END = /[,;:)\]”»،؛、，；：）」』—–]["')\]”»]?\s*$/u;
/** Minimum length of a chunk that ends after a clause (share of the longest chunk); otherwise, it ends after a word. */
const TOO_EARLY = 1 / 3;

/** Maximum number of characters examined for one chunk: the fastest voice says a third within {@link LONGEST}. */
const MOST = 2048;

/** Returns the end of the chunk that begins at `start`: the end of a clause, or else of a word, or of a character. */
export function chunkEnd(text: string, start: number, { language, rate }: { language: string; rate: number }): number {
  const rest = text.slice(start, start + MOST);
  if (start + MOST >= text.length && secondsOf(rest, rate) < LONGEST) return text.length;
  const words = fittingEnds(rest, language, rate, 'word');
  const longest = words.at(-1) ?? 0;
  const clause = words.findLast((end) => end >= longest * TOO_EARLY && CLAUSE_END.test(rest.slice(0, end)));
  const character = () =>
    fittingEnds(rest, language, rate, 'grapheme').at(-1) ?? segments(rest, language, 'grapheme')[0]?.end ?? rest.length;
  return start + (clause ?? words.at(-1) ?? character());
}

/** Returns the ends of all words or characters that fit into one chunk, as offsets; a word includes the space after it. */
function fittingEnds(text: string, language: string, rate: number, granularity: Granularity): number[] {
  const ends: number[] = [];
  let seconds = 0;
  for (const { start, end } of segments(text, language, granularity)) {
    const part = text.slice(start, end);
    seconds += secondsOf(part, rate);
    if (seconds >= LONGEST) break;
    // Punctuation and space stay with the word before them.
    if (/^[\s\p{P}]+$/u.test(part) && ends.length > 0) ends[ends.length - 1] = end;
    else ends.push(end);
  }
  return ends;
}
