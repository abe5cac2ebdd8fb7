import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareCopies } from './copies.mjs';
import { copyTables } from './copy-tables.mjs';
import { judgementTables } from './judgement-tables.mjs';
import { modelLine, qualityTables } from './report.mjs';

await test('shows how far algorithms agree with each other if there is no ground truth', () => {
  const run = { truths: 0, read: 2, baseline: {}, agreement: { one: 0.5 }, algorithms: {} };
  assert.deepEqual(qualityTables(run)[0].rows, [['one', '0.500']]);
});

await test('says how many pages were read by a model that was not trained on them', () => {
  assert.match(modelLine({ outOfFold: 1497, read: 1497 }), /^Out of fold: 1497 of 1497 pages\./);
  assert.equal(modelLine({ outOfFold: null, read: 9 }), null);
  assert.equal(modelLine({ read: 9 }), null, 'a run that was kept before there were models');
});

await test('shows page kinds and confidences only for algorithms that state them', () => {
  const bins = [{ from: 0.9, to: 1, pages: 3, confidence: 0.95, score: 0.85 }];
  const judgement = { calibration: { error: 0.1, bins }, pages: 4, articleArea: 0.975, rightKinds: 3 };
  const [summary, reliability, ...others] = judgementTables([
    ['lectern', { judgement }],
    ['readability', { judgement: null }],
    ['old', {}],
  ]);
  assert.deepEqual(summary.rows, [['lectern', '0.100', '0.975', '75.0 %', '4']]);
  assert.deepEqual(reliability.rows, [['0.9 – 1.0', '3', '0.950', '0.850']]);
  assert.deepEqual(others, []);
  assert.deepEqual(judgementTables([['readability', { judgement: null }]]), []);
});

await test('a translated copy of a page gets the same score as the page if both are read equally well', async () => {
  const pages = [{ id: 'a', truth: { articleBody: 'One two, three four.\nFive 6 seven', type: 'article' } }];
  const { importTypeScript } = await import('../bundle.mjs');
  const { translate } = await importTypeScript(new URL('./foreign/translate.ts', import.meta.url).pathname);
  const reading = (articleBody) => new Map([['a', { readings: { some: { articleBody } } }]]);
  const copied = (script) => reading(translate('One two, three four. Five 6', script));
  const foreign = await compareCopies({
    algorithms: ['some'],
    pages,
    results: reading('One two, three four. Five 6'),
    copies: { greek: copied('greek'), thai: copied('thai'), cjk: copied('cjk'), arabic: reading('') },
  });
  const rows = copyTables({ foreign }).map((table) => table.rows[0].slice(0, 3));
  assert.deepEqual(rows, [
    ['some', '0.923', '0.923 (0.000)'],
    ['some', '0.923', '0.923 (0.000)'],
    ['some', '0.923', '0.923 (0.000)'],
    ['some', '0.923', '0.000 (−0.923)'],
  ]);
  assert.deepEqual(copyTables({ foreign })[0].head.at(-1), 'article (1)');
  assert.deepEqual(copyTables({ foreign: null }), []);
});
