import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../../scripts/setup/main.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { compareGroup, fileOf, readBaseline, textIn, unnamedFalls, writeBaseline } from './baseline.mjs';
import { changedPages } from './changed-pages.mjs';
import { PARTS } from './parts.mjs';
import { rowsOf } from './rows.mjs';
import { changedLines, evaluationTables } from './tables.mjs';

const parts = (f1) => {
  const values = { pages: 1, judged: 1, f1, hasPrecision: 1, precision: f1, hasRecall: 1, recall: f1 };
  return PARTS.map((name) => values[name] ?? 0);
};
const page = (f1, text) => ({ parts: parts(f1), text });
const IDS = Array.from({ length: 20 }, (_, index) => `p${index}`);
const runOf = (pageOf) => ({ set: { lectern: Object.fromEntries(IDS.map((id, index) => [id, pageOf(index)])) } });
const sets = [{ name: 'set', pages: IDS.map((id) => ({ id, url: null, truth: { type: 'article' } })) }];
const results = new Map([['set', new Map(IDS.map((id) => [id, { readings: { lectern: { isOther: false } } }]))]]);

const before = runOf(() => page(0.9, 'one\ntwo'));
const baseline = fileOf(before, {}, { withTexts: true });
const rowsAfter = (run) => rowsOf(sets, results, run, baseline);

await test('reports no change if a run has the same results as the baseline', () => {
  const rows = rowsAfter(before);
  assert.deepEqual(unnamedFalls(rows), []);
  assert.equal(rows[0].compared.changed, 0);
  assert.deepEqual(changedPages(sets, before, baseline, [baseline]), []);
});

await test('reports a figure that is much worse than in the baseline, unless a note explains it', () => {
  const rows = rowsAfter(runOf((index) => page(index < 10 ? 0.8 : 0.9, 'one')));
  const falls = unnamedFalls(rows);
  assert.match(falls[0], /^set all lectern F1: −0\.050/);
  const notes = Object.fromEntries(falls.map((line) => [line.split(':')[0], 'accepted']));
  assert.deepEqual(unnamedFalls(rows, notes), []);
  assert.match(evaluationTables(rows)[0].rows[0].join(' '), /! 0\.900→0\.850/);
});

await test('does not report a figure that is better, or worse by less than the statistical error', () => {
  assert.deepEqual(unnamedFalls(rowsAfter(runOf((index) => page(index === 0 ? 0.1 : 0.9, 'one')))), []);
  assert.deepEqual(unnamedFalls(rowsAfter(runOf(() => page(1, 'one')))), []);
});

await test('shows the pages whose score fell most, with the lines that their text lost and gained', () => {
  const now = runOf((index) => (index < 2 ? page(0.9 - (index + 1) / 10, 'two\nthree') : page(0.9, 'one\ntwo')));
  const changed = changedPages(sets, now, baseline, [baseline]);
  assert.deepEqual(
    changed.map(({ id }) => id),
    ['p1', 'p0'],
  );
  const lines = changedLines(changed, 2).join('\n');
  assert.match(lines, /set\/p1 lectern: word F1 0\.900 → 0\.700 \(−0\.200\)/);
  assert.match(lines, / {2}- one\n {2}\+ three/);
});

await test('saves the texts of the pages in the baseline only on request', (context) => {
  const folder = temporaryFolder(context, { 'other.json': { a: 1 } });
  const [committed, kept] = [join(folder, 'a.json'), join(folder, 'b.gz')];
  writeBaseline(committed, fileOf(before, {}, { withTexts: false }));
  writeBaseline(kept, baseline);
  assert.equal(readBaseline(committed).texts, undefined);
  const group = { set: 'set', algorithm: 'lectern', pages: IDS.map((id) => ({ id, ...page(0.9, 'one\ntwo') })) };
  assert.equal(compareGroup(readBaseline(committed), group).changed, 0);
  const [digest] = readBaseline(committed).pages.set.lectern.p0;
  assert.equal(textIn([null, readBaseline(kept)], 'set', 'lectern', 'p0', digest), 'one\ntwo');
  const lines = changedLines(
    changedPages(
      sets,
      runOf(() => page(0.5, 'x')),
      readBaseline(committed),
      [],
    ),
    20,
  );
  assert.match(lines[2], /lines are known where the baseline was made/);
  const refuses = (path, pattern) =>
    assert.throws(
      () => readBaseline(path),
      (error) => error instanceof UserError && pattern.test(error.message),
    );
  refuses(join(folder, 'none'), /There is no file/);
  refuses(join(folder, 'other.json'), /is not a file of/);
});
