/** Estimates how long a voice takes to say a text. Most voices need less time than estimated. */

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

const known = new Map<string, number>();

/**
 * Returns the duration of a character (s).
 *
 * @param character one code point
 */
function secondsOfCharacter(character: string): number {
  let seconds = known.get(character);
  if (seconds === undefined) {
    seconds = SECONDS.find(([kind]) => kind.test(character))?.[1] ?? SIGN;
    known.set(character, seconds);
  }
  return seconds;
}

/**
 * Returns the estimated duration of a text (s).
 *
 * @param rate 1 for the voice's own rate
 */
export function secondsOf(text: string, rate = 1): number {
  let seconds = 0;
  for (const character of text) seconds += secondsOfCharacter(character);
  return seconds / rate;
}

/**
 * Returns whether a text contains letters, digits or signs. Text without them must not be sent to a voice: for
 * punctuation alone, some voices report neither a start nor an end.
 */
export function canBeSaid(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text);
}
