/** How long a voice takes for a text: an estimate, on the long side. */

/**
 * Seconds that a character takes at the rate 1. Letters from the 175 words a minute that espeak-ng and most system voices
 * begin with; one Chinese character is a syllable; a digit is said as a word or a part of one; a sign that is not punctuation
 * ("€", an emoji) by its name.
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

/** @param rate 1 is the voice's own */
export function secondsOf(text: string, rate = 1): number {
  let seconds = 0;
  for (const character of text) seconds += secondsOfCharacter(character);
  return seconds / rate;
}

/** Something in it can be said. Of nothing but punctuation, some voices say neither that they begin nor that they end. */
export function canBeSaid(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text);
}
