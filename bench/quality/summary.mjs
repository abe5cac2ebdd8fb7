// Computes all figures of a quality run from the readings and the ground truths.
import { quantile } from '../statistics.mjs';
import { coverageOf } from './coverage/figures.mjs';
import { guardOf } from './guard/figures.mjs';
import { averageScores } from './metrics/averages.mjs';
import { bootstrapDeviations } from './metrics/bootstrap.mjs';
import { shareOfComments } from './metrics/comments.mjs';
import { judgementOf } from './metrics/judgement.mjs';
import { compareMetadata } from './metrics/metadata.mjs';
import { compareVisibleTitles } from './metrics/visible-title.mjs';
import { averageF1By, averageWords } from './metrics/words.mjs';
import { failuresOf } from './predictions.mjs';
import { referenceOf, scorePage } from './score-page.mjs';

/**
 * Returns the figures of each algorithm. Scores are null if the pages have no ground truths. `predictions` has a
 * prediction for each algorithm and page id.
 */
export function summarise({ algorithms, pages, results, predictions }) {
  const read = pages.filter(({ id }) => results.has(id));
  const judged = read.filter(({ truth }) => truth !== null);
  const references = new Map(judged.map(({ id, truth }) => [id, referenceOf(truth, results.get(id).language)]));
  return Object.fromEntries(
    algorithms.map((algorithm) => [
      algorithm,
      {
        ...scores(judged, references, predictions[algorithm]),
        times: times(algorithm, read, results),
        failures: failuresOf(algorithm, read, results),
      },
    ]),
  );
}

/** Returns figures of the time that `@mozilla/readability` alone takes on the pages (ms). */
export function baselineTimes(results) {
  return spread([...results.values()].map(({ baseline }) => baseline ?? null));
}

const NO_SCORES = {
  score: null,
  words: null,
  languages: null,
  coverage: null,
  guard: null,
  judgement: null,
  comments: null,
  metadata: null,
  titles: null,
};

function scores(pages, references, predictions) {
  return figuresOf(
    pages.map((page) => ({
      page,
      prediction: predictions[page.id],
      scored: scorePage(page, references.get(page.id), predictions[page.id]),
    })),
  );
}

/**
 * Returns the figures of one algorithm. Each of the `readings` has the `page` with its ground truth, the `prediction`,
 * and the result of `scorePage`.
 */
export function figuresOf(readings) {
  if (readings.length === 0) return NO_SCORES;
  const scored = readings.map((reading) => reading.scored);
  const pairs = readings.map(({ page: { id, truth }, prediction }) => ({ id, truth, prediction }));
  const runs = scored.map(({ score }) => score);
  return {
    score: withDeviations(averageScores(runs), bootstrapDeviations(runs)),
    words: scored.every(({ type }) => type !== undefined) ? averageWords(scored) : null,
    languages: averageF1By(scored, ({ language }) => language),
    coverage: coverageOf(scored),
    guard: guardOf(scored),
    judgement: judgementOf(scored.map(({ words, ...page }) => ({ ...page, f1: words.f1 }))),
    comments: shareOfComments(scored.map(({ comments }) => comments)),
    metadata: compareMetadata(pairs),
    titles: compareVisibleTitles(pairs),
  };
}

function withDeviations(values, deviations) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, deviation: deviations[name] }]),
  );
}

function times(algorithm, pages, results) {
  const timed = pages.flatMap(({ id }) => {
    const { readings, baseline } = results.get(id);
    const reading = readings?.[algorithm];
    return reading ? [{ ...reading.milliseconds, baseline }] : [];
  });
  const ratio = ({ snapshot, algorithm: run, article, baseline }) => baseline && (snapshot + run + article) / baseline;
  return {
    snapshot: spread(timed.map(({ snapshot }) => snapshot)),
    algorithm: spread(timed.map((time) => time.algorithm)),
    article: spread(timed.map(({ article }) => article)),
    ratio: spread(timed.map(ratio)),
  };
}

function spread(values) {
  const known = values.filter((value) => value !== null);
  return { median: quantile(known, 0.5), p95: quantile(known, 0.95) };
}
