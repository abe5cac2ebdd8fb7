// Formats the summary at the end of `npm test`: the minutes and counts of each tier (group of tests), its slowest files,
// and all failures. CI keeps only the end of the output, so the failures are printed there again.
import { stripVTControlCharacters } from 'node:util';
import { slowest } from './results.mjs';

const SHOWN = 10;

/** Greatest number of lines that are shown of the message of a failed test. */
const MESSAGE_LINES = 12;

/**
 * Returns the outcome of a tier (group of tests).
 *
 * @param tier a row of `tiers.mjs`
 * @param steps the result of `runSteps`; null if the tier did not run
 * @returns `{ name, seconds, passed, failed, skipped, files, failures }`; see `vitestResults`
 */
export function tierOutcome({ name, needs, results }, steps, seconds) {
  if (steps === null) return { name: `${name} (not run: the ${needs} failed)`, seconds, ...NOTHING_RAN };
  const passed = steps.filter(({ isPassed }) => isPassed).length;
  const failed = steps.length - passed;
  const files = steps.map(({ name: file, seconds }) => ({ file, seconds }));
  const failures = steps.filter(({ isPassed }) => !isPassed).map((step) => ({ title: step.name, message: '' }));
  const counts = results?.() ?? { passed, failed, skipped: 0, files, failures };
  // if a step fails although no test failed, counts the step: the test runner has crashed, or found no tests
  return { name, seconds, ...counts, failed: Math.max(counts.failed, failed) };
}

const NOTHING_RAN = { passed: 0, failed: 1, skipped: 0, files: [], failures: [] };

/**
 * Returns the summary as lines. The last line is "N passed, N failed", followed by the number of skipped tests if there
 * are any.
 */
export function summaryLines(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return [
    ...outcomes.flatMap(slowestLines),
    ...failureLines(outcomes.flatMap(({ failures }) => failures)),
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

function failureLines(failures) {
  if (failures.length === 0) return [];
  const linesOf = (message) => stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, MESSAGE_LINES);
  return [
    '\nFailed',
    ...failures.flatMap(({ title, message }) => [`  ✗ ${title}`, ...linesOf(message).map((line) => `      ${line}`)]),
  ];
}

const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`;

const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
