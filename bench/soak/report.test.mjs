import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soakTables, withTables } from './report.mjs';

const heap = (value) => ({ heap: value, nodes: 10, listeners: 0, resident: 100, most: 120 });
const read = {
  of: 'links',
  size: 50_000,
  before: heap(1),
  reader: 100,
  article: 900,
  whole: 1000,
  longest: 0,
  processor: 800,
  open: heap(7),
  characters: 1234,
  exports: { text: 1000, Markdown: 'too large' },
  closed: 20,
  left: '',
  after: heap(2),
};
const empty = { ...read, of: 'an empty page', size: 0, article: 300, characters: 0, exports: {}, open: heap(3) };
const stopped = { of: 'rows', size: 5, stage: 'article', ended: 'took longer than 120 s' };
const run = {
  limit: 120_000,
  shapes: [empty, read, stopped],
  repetitions: [{ words: 'switches', times: 5, ended: 'no' }],
};

await test('shows the times, exports and memory of the reader on a large page', () => {
  const [times, exports, memory] = soakTables(run);
  const row = ['50,000 links', '0.10', '0.90', '3.00', '1.00', '< 0.05', '0.80', '0.02', '1,234 characters'];
  assert.deepEqual(times.rows[1], row);
  assert.equal(times.rows[0].at(-1), 'a sentence');
  assert.deepEqual(exports.rows, [['50,000 links', '1.00', 'too large', null, null]]);
  assert.equal(memory.rows[1][4], '3.00', 'what the reader adds, beside what it adds on the empty page');
});

await test('shows at which stage the measurement of a page stopped because it took too long', () => {
  const [times, , memory] = soakTables(run);
  const nothing = Array.from({ length: 7 }, () => null);
  assert.deepEqual(times.rows[2], ['5 rows', ...nothing, 'article: took longer than 120 s']);
  assert.equal(memory.rows.length, 2);
});

await test('shows what a closed reader left in the page, and which repetitions took too long', () => {
  const [times, , repetitions] = soakTables({ ...run, shapes: [{ ...empty, left: 'a style' }] });
  assert.match(times.rows[0].at(-1), /left behind: a style/);
  assert.deepEqual([repetitions.rows[0][3], repetitions.rows[0].at(-1)], [null, 'no']);
  const counts = [heap(1), heap(2)];
  const [, , done] = soakTables({
    ...run,
    shapes: [empty],
    repetitions: [{ words: 'switches', times: 5, each: 1, counts }],
  });
  assert.deepEqual(done.rows[0].slice(2, 4), ['1.00 → 2.00', '10 → 10']);
});

await test('replaces only the text between the two marker comments of docs/robustness.md', () => {
  const marked = (inner) =>
    `# Title\n\n<!-- written by npm run soak, never by hand -->\n\n${inner}\n\n<!-- end of what is written by npm run soak -->\n\nRest\n`;
  assert.equal(withTables(marked('old'), 'new'), marked('new'));
  assert.equal(withTables('# Title\n', 'new'), null);
});
