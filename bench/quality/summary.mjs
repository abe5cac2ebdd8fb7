// All figures of a run, from what was read and the truths.
import { quantile } from '../statistics.mjs';
import { coverageOf } from './coverage/figures.mjs';
import { guardOf } from './guard/figures.mjs';
import { averageScores, pageScore } from './metrics/averages.mjs';
import { bootstrapDeviations } from './metrics/bootstrap.mjs';
import { compareComments, shareOfComments } from './metrics/comments.mjs';
import { judgementOf } from './metrics/judgement.mjs';
import { languageOf } from './metrics/language.mjs';
import { compareMetadata } from './metrics/metadata.mjs';
import { shinglesOf } from './metrics/shingles.mjs';
import { compareVisibleTitles } from './metrics/visible-title.mjs';
import { averageF1By, averageWords, compareWords, findSnippets, wordsOf } from './metrics/words.mjs';
import { failuresOf } from './predictions.mjs';

/** Algorithm → its figures; `predictions` by algorithm and page. Scores are null where there are no truths. */
export function summarise({ algorithms, pages, results, predictions }) {
  const read = pages.filter(({ id }) => results.has(id));
  const judged = read.filter(({ truth }) => truth !== null);
  const references = new Map(judged.map(({ id, truth }) => [id, referenceOf(truth, results.get(id))]));
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

/** A truth as both metrics see it, and its language, made once for all algorithms. */
function referenceOf({ articleBody }, { language = '' }) {
  return {
    shingles: shinglesOf(articleBody),
    words: wordsOf(articleBody),
    language: languageOf(language, articleBody),
  };
}

/** Milliseconds of the peer over all pages. */
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
  if (pages.length === 0) return NO_SCORES;
  const textOf = ({ id }) => predictions[id].articleBody;
  const pageScores = pages.map((page) => pageScore(references.get(page.id).shingles, shinglesOf(textOf(page))));
  const comments = pages.map(({ id, truth }) => {
    if (!truth.comments) return null;
    const { articleBody, comments: below } = predictions[id];
    const [text, offered] = [shinglesOf(articleBody), shinglesOf(below)];
    return compareComments(truth.comments, references.get(id).shingles, text, offered);
  });
  const pairs = pages.map(({ id, truth }) => ({ id, truth, prediction: predictions[id] }));
  const scored = pages.map((page) => wordScore(page, references.get(page.id), predictions[page.id]));
  return {
    score: withDeviations(averageScores(pageScores), bootstrapDeviations(pageScores)),
    words: scored.every(({ type }) => type !== undefined) ? averageWords(scored) : null,
    languages: averageF1By(scored, ({ language }) => language),
    coverage: coverageOf(scored),
    guard: guardOf(scored),
    judgement: judgementOf(scored.map(({ words, ...page }) => ({ ...page, f1: words.f1 }))),
    comments: shareOfComments(comments),
    metadata: compareMetadata(pairs),
    titles: compareVisibleTitles(pairs),
  };
}

function wordScore(
  { id, truth: { type, kind, snippets } },
  reference,
  { articleBody, confidence, page, kept = null, gaps = null },
) {
  const words = compareWords(reference.words, wordsOf(articleBody));
  const found = snippets && { snippets: findSnippets(snippets, articleBody) };
  return { id, type, kind, language: reference.language, words, kept, gaps, confidence, page, ...found };
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
