// Whether the time that a pattern takes grows faster than the text.
import { attacksOn } from './attacks.mjs';

/**
 * Lengths of texts (characters); each is tried when the one before took no time that tells. In small steps at first: what doubles with
 * each word takes no time for 64 on a fast machine, and for 256 it never ends.
 */
const LENGTHS = [...Array.from({ length: 32 }, (_, step) => 4 * (step + 1)), 256, 1024, 4096, 16_384];
/** A last one, for a pattern that took longer than this for the one before (milliseconds). */
const LONGEST = 65_536;
const SLOWISH = 1.5;
/** In the time that a text of four times the length takes: linear is 4, quadratic 16. */
const TOO_MUCH = 9;
/** Shorter times are noise (milliseconds). A quadratic pattern takes longer for the longest text, a linear one never. */
const TELLING = 12;
/** After a time like this the next one is likely short as well (milliseconds). */
const SHORT = 0.05;
/** A pattern that takes so long for a short text is exponential, or nearly. */
const ENDLESS = 150;

/** An attack under which a pattern is more than linear: `{ text, length, time }`; undefined where none was found. */
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
      // once more, both: the machine may have done something else
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
 * Milliseconds of the processor's time: what else runs on the machine does not count. To ask for that costs more than most patterns
 * take, so the clock is asked where the time before was short, and its answer counts where it is too short to tell.
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
