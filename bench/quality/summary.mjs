// All figures of a run, from what was read and the truths.
import { quantile } from '../statistics.mjs';
import { averageScores, pageScore } from './metrics/averages.mjs';
import { bootstrapDeviations } from './metrics/bootstrap.mjs';
import { compareMetadata } from './metrics/metadata.mjs';
import { shinglesOf } from './metrics/shingles.mjs';
import { averageWords, compareWords, findSnippets, wordsOf } from './metrics/words.mjs';
import { failuresOf } from './predictions.mjs';

/** Algorithm → its figures; `predictions` by algorithm and page. Scores are null where there are no truths. */
export function summarise({ algorithms, pages, results, predictions }) {
  const read = pages.filter(({ id }) => results.has(id));
  const judged = read.filter(({ truth }) => truth !== null);
  const references = new Map(judged.map(({ id, truth }) => [id, referenceOf(truth)]));
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

/** A truth as both metrics see it, made once for all algorithms. */
function referenceOf({ articleBody }) {
  return { shingles: shinglesOf(articleBody), words: wordsOf(articleBody) };
}

/** Milliseconds of the peer over all pages. */
export function baselineTimes(results) {
  return spread([...results.values()].map(({ baseline }) => baseline ?? null));
}

function scores(pages, references, predictions) {
  if (pages.length === 0) return { score: null, words: null, metadata: null };
  const textOf = ({ id }) => predictions[id].articleBody;
  const pageScores = pages.map((page) => pageScore(references.get(page.id).shingles, shinglesOf(textOf(page))));
  const hasTypes = pages.every(({ truth }) => truth.type !== undefined);
  return {
    score: withDeviations(averageScores(pageScores), bootstrapDeviations(pageScores)),
    words: hasTypes
      ? averageWords(pages.map((page) => wordScore(page.truth, references.get(page.id), textOf(page))))
      : null,
    metadata: compareMetadata(pages.map(({ id, truth }) => ({ truth, prediction: predictions[id] }))),
  };
}

function wordScore({ type, snippets }, reference, text) {
  const words = compareWords(reference.words, wordsOf(text));
  return { type, words, ...(snippets && { snippets: findSnippets(snippets, text) }) };
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
