/** Estimates how long a voice takes for a text; rather too long than too short. */

/**
 * Duration of a character at rate 1 (s). Letters: from 175 words a minute, the default of espeak-ng and most system
 * voices. A Chinese character is a syllable. A digit is a word or part of one. A sign that is not punctuation ("€", an
 * emoji) is said by its name.
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

/** @param character one code point */
function secondsOfCharacter(character: string): number {
  let seconds = known.get(character);
  if (seconds === undefined) {
    seconds = SECONDS.find(([kind]) => kind.test(character))?.[1] ?? SIGN;
    known.set(character, seconds);
  }
  return seconds;
}

/**
 * Returns the duration of a text (s).
 *
 * @param rate 1 for the voice's own rate
 */
export function secondsOf(text: string, rate = 1): number {
  let seconds = 0;
  for (const character of text) seconds += secondsOfCharacter(character);
  return seconds / rate;
}

/** Whether anything in a text can be said. For punctuation alone, some voices report neither a start nor an end. */
export function canBeSaid(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text);
}
