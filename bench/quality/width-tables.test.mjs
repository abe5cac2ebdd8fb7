import assert from 'node:assert/strict';
import { test } from 'node:test';
import { widthLines, widthTables } from './width-tables.mjs';
import { widthFigures } from './widths.mjs';

const result = (articleBody, visible) => ({
  visible,
  readings: { one: { articleBody, headline: '', authors: [], datePublished: null, pictures: 0 } },
});
const read = (texts) => new Map(Object.entries(texts).map(([id, text]) => [id, result(text, 'A. B.')]));
const figures = widthFigures({
  algorithms: ['one'],
  pages: ['a', 'b', 'c'].map((id) => ({ id })),
  results: read({ a: 'A.', b: 'A.', c: 'A.' }),
  byWidth: { 390: read({ a: 'A.\nB.', b: 'A.' }), 2000: read({ a: 'B.', b: 'A.', c: 'A.' }) },
});

await test('counts a page at each window width at which it was read differently, and once in the total', () => {
  const [{ rows }] = widthTables({ widths: { from: 1280, algorithms: figures } });
  assert.deepEqual(
    rows.map((row) => [row[1], row[5]]),
    [
      ['390 px', '1 of 2 (50.0 %)'],
      ['2000 px', '1 of 3 (33.3 %)'],
      ['any', '1 of 3 (33.3 %)'],
    ],
  );
  assert.deepEqual(widthTables({ widths: null }), []);
  assert.deepEqual(widthTables({}), [], 'a run that was kept before there were widths');
});

await test('lists the pages that were read differently at another window width', () => {
  const lines = widthLines({ widths: { from: 1280, algorithms: figures } });
  assert.deepEqual(lines, ['one: 390 px: text: a', 'one: 2000 px: text: a']);
  assert.deepEqual(widthLines({}), []);
});
