import assert from 'node:assert/strict';
import { test } from 'node:test';
import { predictionsOf } from './predictions.mjs';
import { failureLines, qualityTables } from './report.mjs';
import { baselineTimes, summarise } from './summary.mjs';

const reading = (articleBody, algorithm, judgement = {}) => ({
  articleBody,
  comments: '',
  headline: 'H',
  authors: [],
  datePublished: null,
  mainImage: null,
  inLanguage: null,
  confidence: null,
  page: null,
  milliseconds: { snapshot: 1, algorithm, article: 2 },
  ...judgement,
});
const page = (id, articleBody, type) => ({ id, truth: { articleBody, headline: 'H', type } });

const pages = [page('a', 'one two three four', 'article'), page('b', 'five six', 'forum'), page('c', 'x', 'forum')];
const results = new Map([
  ['a', { baseline: 10, readings: { good: reading('one two three four', 2), bad: reading('one', 7) }, failures: {} }],
  ['b', { baseline: 5, readings: { good: reading('five six', 2) }, failures: { bad: 'Error: no' } }],
  ['c', { error: 'took longer than 60 s' }],
]);
const algorithms = ['good', 'bad'];
const predictions = Object.fromEntries(algorithms.map((id) => [id, predictionsOf(id, pages, results)]));
const run = {
  truths: 3,
  read: 3,
  baseline: baselineTimes(results),
  algorithms: summarise({ algorithms, pages, results, predictions }),
};

await test('counts a page that could not be read as an empty text, and lists the page as failed', () => {
  const { good, bad } = run.algorithms;
  assert.equal(good.score.precision.value, 1);
  assert.equal(good.score.recall.value, 2 / 3);
  assert.equal(bad.score.recall.value, 0);
  assert.equal(predictions.bad.b.articleBody, '');
  assert.deepEqual(failureLines(run), [
    'good: c: took longer than 60 s',
    'bad: b: Error: no',
    'bad: c: took longer than 60 s',
  ]);
});

await test('computes the times only from pages that could be read', () => {
  assert.deepEqual(run.baseline, { median: 7.5, p95: 9.75 });
  assert.equal(run.algorithms.good.times.ratio.median, (5 / 10 + 5 / 5) / 2);
  assert.equal(run.algorithms.bad.times.algorithm.median, 7);
});

await test('leaves out tables for which no figures exist', () => {
  const [text, words, languages, metadata, times] = qualityTables(run);
  assert.match(text.rows[0].join(' '), /^good 0\.800 ± 0\.\d{3} 1\.000 ± 0\.\d{3} 0\.667 ± 0\.\d{3} /);
  assert.deepEqual(words.head.slice(-2), ['forum (2)', 'article (1)']);
  assert.deepEqual(
    [languages.head, languages.rows[0]],
    [
      ['algorithm', 'unknown (3)'],
      ['good', '0.667'],
    ],
  );
  assert.deepEqual(metadata.rows[0], ['good', '0.667 / 1.000 / 1.000']);
  assert.equal(times.rows[0][4], '0.75 / 0.97');
});

await test('counts the pages whose kind an algorithm recognised, and compares its confidence with F1', () => {
  const judged = (confidence, kind) => reading('one', 1, { confidence, page: { kind, article: confidence } });
  const summary = summarise({
    algorithms: ['learned'],
    pages: pages.map(({ id, truth }) => ({ id, truth: { ...truth, kind: truth.type } })),
    results,
    predictions: { learned: { a: judged(0.4, 'article'), b: judged(0.2, 'article'), c: judged(0, 'forum') } },
  });
  const { judgement } = summary.learned;
  assert.deepEqual([judgement.pages, judgement.rightKinds, judgement.articleArea], [3, 2, 1]);
  // the confidence differs from F1 on one of the three pages, by 0.2: the F1s are 0.4, 0 and 0
  assert.ok(Math.abs(judgement.calibration.error - 0.2 / 3) < 1e-12);
});

await test('shows only times if the pages have no ground truth', () => {
  const bare = pages.map(({ id }) => ({ id, truth: null }));
  const figures = summarise({ algorithms, pages: bare, results, predictions });
  const tables = qualityTables({ ...run, truths: 0, algorithms: figures });
  assert.deepEqual(
    tables.map(({ head }) => head.at(-1)),
    ['sum × Readability'],
  );
});
