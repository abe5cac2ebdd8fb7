// Computes the "±" in the benchmark's tables: the standard deviation over 1000 random samples of the pages, drawn with
// replacement (docs/specs/measurement.md, "Spread").
import { randomNumbers } from '../random-numbers.mjs';

import { averageScores } from './averages.mjs';

const ROUNDS = 1000;
/** Seed of the random samples. A fixed seed makes tables repeatable, and gives every algorithm the same samples. */
const SEED = 181;

/** Returns the standard deviation of each average over the random samples. */
export function bootstrapDeviations(scores, rounds = ROUNDS, seed = SEED) {
  const random = randomNumbers(seed);
  const draw = () => scores[Math.floor(random() * scores.length)];
  const averages = Array.from({ length: rounds }, () => averageScores(scores.map(draw)));
  return Object.fromEntries(
    Object.keys(averages[0]).map((name) => [name, standardDeviation(averages.map((average) => average[name]))]),
  );
}

function standardDeviation(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}
