// Formats the summary at the end of `npm test`: the minutes and counts of each tier (group of tests), and its slowest
// files.
import { slowest } from './results.mjs';

const SHOWN = 10;

/**
 * Returns the outcome of a tier (group of tests).
 *
 * @param tier a row of `tiers.mjs`
 * @param steps the result of `runSteps`; null if the tier did not run
 * @returns `{ name, seconds, passed, failed, skipped, files }`, where `files` has `{ file, seconds }` for each file
 */
export function tierOutcome({ name, needs, results }, steps, seconds) {
  if (steps === null) return { name: `${name} (not run: the ${needs} failed)`, seconds, ...NOTHING_RAN };
  const passed = steps.filter(({ isPassed }) => isPassed).length;
  const failed = steps.length - passed;
  const files = steps.map(({ name: file, seconds }) => ({ file, seconds }));
  const counts = results?.() ?? { passed, failed, skipped: 0, files };
  // if a step fails although no test failed, counts the step: the test runner has crashed, or found no tests
  return { name, seconds, ...counts, failed: Math.max(counts.failed, failed) };
}

const NOTHING_RAN = { passed: 0, failed: 1, skipped: 0, files: [] };

/**
 * Returns the summary as lines. The last line is "N passed, N failed", followed by the number of skipped tests if there
 * are any.
 */
export function summaryLines(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return [
    ...outcomes.flatMap(slowestLines),
    '\nTiers',
    ...outcomes.map(
      (outcome) =>
        `  ${outcome.failed === 0 ? '✓' : '✗'} ${outcome.name}: ${minutes(outcome.seconds)}, ${countsOf(outcome)}`,
    ),
    `  all: ${minutes(sum('seconds'))}`,
    `\n${countsOf({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}`,
  ];
}

function slowestLines({ name, files }) {
  if (files.length === 0) return [];
  const rows = slowest(files, SHOWN).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  return [`\nSlowest of the ${name}`, ...rows];
}

const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`;

const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
