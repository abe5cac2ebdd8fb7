// Measures whether the time that a pattern takes grows faster than the length of the text.
import { attacksOn } from './attacks.mjs';

/**
 * Lengths of the texts to try, in this order, until the pattern turns out to be slow (characters). The first lengths
 * are close together, because an exponential pattern may be fast on 64 characters but never end on 256.
 */
const LENGTHS = [...Array.from({ length: 32 }, (_, step) => 4 * (step + 1)), 256, 1024, 4096, 16_384];
/** A further length (characters), tried only if the pattern took longer than `SLOWISH` on the longest of `LENGTHS`. */
const LONGEST = 65_536;
/** If a pattern takes longer than this on the longest of `LENGTHS` (ms), `LONGEST` is tried, too. */
const SLOWISH = 1.5;
/**
 * Largest growth of the time of a linear pattern when the text becomes four times as long (factor). In theory, the
 * factor is 4 for a linear pattern and 16 for a quadratic one.
 */
const TOO_MUCH = 9;
/**
 * A pattern whose time grows quickly counts as slow only if it also takes longer than this (ms). On the longest text,
 * all quadratic patterns take longer, and all linear ones less.
 */
const TELLING = 12;
/**
 * If a pattern takes less than this on one text (ms), wall-clock time is measured first on the next, longer text. It is
 * quicker to read than processor time, but includes other programs.
 */
const SHORT = 0.05;
/** Longest time for a text of any length (ms). A pattern that takes longer is slow. */
const ENDLESS = 150;

/**
 * Returns a text on which a pattern is slower than linear, as `{ text, length, time }`; undefined if none was found.
 * `text` is a short example of the text, `length` the tried length (characters), `time` the measured time (ms).
 */
export function slowAttack({ source, flags }) {
  const pattern = new RegExp(source, flags);
  return attacksOn({ source, flags })
    .map((attack) => slowness(pattern, attack))
    .find(Boolean);
}

function slowness(pattern, attack) {
  let before = 0;
  for (const length of [...LENGTHS, LONGEST]) {
    if (length === LONGEST && before < SLOWISH) break;
    const text = attack(length);
    let time = timeOf(pattern, text, before);
    if (time > TELLING && time > before * TOO_MUCH) {
      // takes the shortest of three times, because the machine may have been busy
      time = Math.min(time, timeOf(pattern, text), timeOf(pattern, text));
      const shorter = Math.max(timeOf(pattern, attack(length / 4)), 0.01);
      if (time > TELLING && time > shorter * TOO_MUCH) return { text: attack(24), length, time };
    }
    if (time > ENDLESS) return { text: attack(24), length, time };
    before = time;
  }
  return undefined;
}

/**
 * Returns the time that a pattern takes on a text (ms): processor time, because wall-clock time includes other
 * programs. But reading the processor time is slow. So, if a shorter text took little time (`before`, in ms), measures
 * wall-clock time first, and returns it if it is short.
 */
function timeOf(pattern, text, before = Number.POSITIVE_INFINITY) {
  if (before < SHORT) {
    const start = performance.now();
    run(pattern, text);
    const passed = performance.now() - start;
    if (passed < TELLING / TOO_MUCH) return passed;
  }
  const start = process.cpuUsage();
  run(pattern, text);
  return process.cpuUsage(start).user / 1000;
}

function run(pattern, text) {
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
}
