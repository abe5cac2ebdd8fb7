/** Computes how long a voice may report nothing before it counts as silent. */
import { secondsOf } from './seconds.ts';

/** Longest time before a voice begins (s): it may have to be loaded, and the machine may be busy. */
const TO_BEGIN = 6;
/** Factor for voices that are slower than the estimate. */
const SLOWER = 2;
/** Longest pause between words (s), if the voice reports words; pauses between clauses are shorter. */
const BETWEEN_WORDS = 6;

/**
 * Returns the longest wait for an event of the voice (s).
 *
 * @param left the rest of the utterance
 * @param tellsWords whether the voice has reported a word of it
 */
export function patienceFor(left: string, rate: number, tellsWords: boolean): number {
  const whole = TO_BEGIN + SLOWER * secondsOf(left, rate);
  return tellsWords ? Math.min(whole, BETWEEN_WORDS + SLOWER * secondsOf(firstWords(left), rate)) : whole;
}

/** Returns the first two words; a number with many digits is one word. */
const firstWords = (text: string) => text.split(/(?<=\S)\s/, 2).join(' ');
