/** Estimates how long a voice takes for a text. Tends to overestimate. */

/**
 * Duration of a character at rate 1 (s). Letters are said at 175 words a minute, the default of espeak-ng and most
 * system voices. A Chinese character is a syllable, a digit a word or part of one. A sign ("€", an emoji) is said by
 * its name.
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
 * Returns whether a text contains letters, digits or signs. For punctuation alone, some voices report neither start nor
 * end.
 */
export function canBeSaid(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text);
}
