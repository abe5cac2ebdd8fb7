// Measures whether a pattern's time grows faster than the text.
import { attacksOn } from './attacks.mjs';

/**
 * Lengths of texts (characters), tried in order while the time is too short to judge. In small steps at first: time
 * that doubles with each word is negligible at 64 characters on a fast machine, and endless at 256.
 */
const LENGTHS = [...Array.from({ length: 32 }, (_, step) => 4 * (step + 1)), 256, 1024, 4096, 16_384];
/** One more length, for a pattern that took longer than `SLOWISH` (ms) on the one before. */
const LONGEST = 65_536;
const SLOWISH = 1.5;
/** Least growth of time from a text to one of four times the length that is too much: linear is 4, quadratic 16. */
const TOO_MUCH = 9;
/** Shorter times are noise (ms). A quadratic pattern takes longer on the longest text, a linear one never. */
const TELLING = 12;
/** After a time this short, the next one is likely short as well (ms). */
const SHORT = 0.05;
/** A pattern that takes longer than this on a short text is exponential, or nearly (ms). */
const ENDLESS = 150;

/**
 * Returns an attack on which a pattern is slower than linear, as `{ text, length, time }`; undefined if there is none.
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
      // measured again, because the machine may have been busy
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
 * Returns the time on the processor (ms), which excludes other programs. Reading it costs more than most patterns take.
 * So after a short time this reads the clock instead, and trusts that if it shows a short time again.
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
