/** How long a voice may say nothing of itself before it is taken for silent. */
import { secondsOf } from './seconds.ts';

/** A voice that has to be loaded first, or a machine that is busy. */
const TO_BEGIN = 6;
/** The estimate is for voices of the usual speed: others take up to this much longer. */
const SLOWER = 2;
/** A voice that told of words tells of the next one within this time (s); pauses between clauses are shorter. */
const BETWEEN_WORDS = 6;

/** @param left what is still to be said of the utterance; `tellsWords`: it has told of a word of it */
export function patienceFor(left: string, rate: number, tellsWords: boolean): number {
  const whole = TO_BEGIN + SLOWER * secondsOf(left, rate);
  return tellsWords ? Math.min(whole, BETWEEN_WORDS + SLOWER * secondsOf(firstWords(left), rate)) : whole;
}

/** A number with many digits is one word. */
const firstWords = (text: string) => text.split(/(?<=\S)\s/, 2).join(' ');
