import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../scripts/setup/main.mjs';
import { readOptions } from './options.mjs';

const read = (line) => readOptions(line.split(' ').filter(Boolean));
const refuses = (line, reason) =>
  assert.throws(
    () => read(line),
    (error) => error instanceof UserError && reason.test(error.message),
  );

await test('runs the speed bench if the options name no data format', () => {
  const { bench, parts, runs, algorithms } = read('--only nodes --runs 3 --algorithm a,b');
  assert.deepEqual(
    { bench, parts, runs, algorithms },
    { bench: 'speed', parts: ['nodes'], runs: 3, algorithms: ['a', 'b'] },
  );
});

await test('runs the quality bench with its default options if the options name a data format', () => {
  const { bench, format, split, population, additions, algorithms, limit } = read(
    '--format wcxb --data x --with title',
  );
  assert.deepEqual([bench, format, split, population], ['quality', 'wcxb', 'dev', 'rendered']);
  assert.deepEqual([additions, algorithms, limit], [['title'], [], Number.POSITIVE_INFINITY]);
  assert.deepEqual(read('--format zyte --data x --algorithm all').algorithms, []);
  assert.deepEqual(read('--format zyte --data x').foreign, []);
  assert.deepEqual(read('--format zyte --data x --foreign thai,cjk').foreign, ['thai', 'cjk']);
  assert.deepEqual(read('--format zyte --data x').widths, []);
  assert.deepEqual(read('--format zyte --data x --viewport 1280,390').widths, [1280, 390]);
  assert.equal(read('--format zyte --data x').guard, false);
  assert.equal(read('--format zyte --data x --guard').guard, true);
  assert.equal(read('--format zyte --data x').noStyles, false);
  assert.equal(read('--format zyte --data x --no-styles').noStyles, true);
  assert.ok(read('--format zyte --data x --foreign all').foreign.includes('greek'));
});

await test('runs the click bench only if the option --only names it', () => {
  const { bench, format, runs, ids } = read('--only click --data x --runs 3');
  assert.deepEqual({ bench, format, runs, ids }, { bench: 'click', format: 'layout', runs: 3, ids: null });
  assert.equal(read('--only click --data x --format layout').bench, 'click');
  assert.equal(read('--only click --data x').against, null);
  assert.equal(read('--only click --data x --against .').against, process.cwd());
  refuses('--only click --data x --against nowhere', /no folder .*nowhere \(another checkout/);
  assert.equal(read('--only click --data x').slow, 1);
  assert.equal(read('--only click --data x --slow 4').slow, 4);
  refuses('--only click --data x --slow 0', /--slow/);
  refuses('--only click', /needs --data/);
  refuses('--only click --data x --format wcxb', /--format knows layout, but no "wcxb"/);
  refuses('--only click --data x --workers 2', /--workers is for the quality bench/);
});

await test('runs the crawl bench with 200 pages, or with the given number', () => {
  assert.deepEqual([read('--only crawl').bench, read('--only crawl').limit], ['crawl', 200]);
  assert.equal(read('--only crawl --limit 5').limit, 5);
  refuses('--only crawl --data x', /--data is for the speed bench/);
});

await test('accepts other reader extensions, by name and folder, for the click bench', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-reader-'));
  try {
    refuses(`--only click --data x --beside A=${folder}`, /has no manifest\.json/);
    writeFileSync(join(folder, 'manifest.json'), '{}');
    assert.deepEqual(read('--only click --data x').beside, {});
    assert.deepEqual(read(`--only click --data x --beside A=${folder} --beside B=${folder}`).beside, {
      A: folder,
      B: folder,
    });
    refuses(`--only click --data x --beside A=${folder} --beside A=${folder}`, /"A" is taken/);
    refuses(`--only click --data x --beside before=${folder}`, /"before" is taken/);
    refuses(`--only click --data x --beside ${folder}`, /--beside takes NAME=DIR/);
    refuses('--only click --data x --beside A=nowhere', /no folder .*nowhere \(an unpacked extension/);
    refuses(`--beside A=${folder}`, /--beside is for the click bench/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

await test('accepts a report file and the algorithms that read the page in the report', () => {
  const { bench, report, algorithms, json } = read('--report a.json --algorithm lectern');
  assert.deepEqual([bench, report, algorithms, json], ['report', 'a.json', ['lectern'], false]);
  refuses('--report a.json --data x', /--data is for the speed bench/);
  refuses('--report a.json --format zyte', /--format is for the quality bench/);
});

await test('refuses a wrong option with a message that explains it', () => {
  refuses('--format pdf --data x', /--format knows zyte, wcxb, layout, but no "pdf"/);
  refuses('--format zyte', /needs --data/);
  refuses('--format zyte --data x --population all', /--population knows rendered, source/);
  refuses('--format zyte --data x --with comments', /--with knows/);
  refuses('--format zyte --data x --foreign klingon', /--foreign knows greek/);
  refuses('--format zyte --data x --viewport wide', /--viewport takes a number/);
  refuses('--format zyte --data x --limit none', /--limit takes a number/);
  refuses('--format zyte --data x --runs 3', /--runs is for the speed bench/);
  refuses('--split test', /--split is for the quality bench/);
  refuses('--bogus', /Unknown option '--bogus'[\s\S]*npm run bench/);
});
