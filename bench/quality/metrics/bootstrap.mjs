// Computes the ± of the benchmark: sample standard deviation over 1000 draws of pages with replacement
// (docs/specs/measurement.md, "Spread").
import { randomNumbers } from '../random-numbers.mjs';

import { averageScores } from './averages.mjs';

const ROUNDS = 1000;
/** Seed of the draws; a fixed number gives repeatable tables, with the same pages for every algorithm. */
const SEED = 181;

/** Returns the standard deviation of each average over the draws. */
export function bootstrapDeviations(scores, rounds = ROUNDS, seed = SEED) {
  const random = randomNumbers(seed);
  const draw = () => scores[Math.floor(random() * scores.length)];
  const averages = Array.from({ length: rounds }, () => averageScores(scores.map(draw)));
  return Object.fromEntries(
    Object.keys(averages[0]).map((name) => [name, standardDeviation(averages.map((average) => average[name]))]),
  );
}

/** Returns the standard deviation of a sample (n − 1). */
function standardDeviation(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}
