import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../temporary-folder.mjs';
import { benchmarkDocument } from './benchmark.mjs';
import { commandLine } from './command.mjs';
import { readResults, saveResult } from './results.mjs';

const machine = { chromium: '1.2', node: '20', cpu: 'CPU', cores: 2 };
const spread = { median: 1.23456789, p95: 2 };
const quality = (name) => ({
  kind: 'quality',
  name,
  command: `npm run bench -- --data ${name}`,
  run: {
    note: 'Pages.',
    population: 'source',
    additions: ['title'],
    truths: 0,
    read: 1,
    baseline: spread,
    algorithms: {
      one: {
        score: null,
        words: null,
        metadata: null,
        times: { snapshot: spread, algorithm: spread, article: spread, ratio: spread },
        failures: [{ id: 'p', message: 'no' }],
      },
    },
    machine,
  },
});
const stages = (fastest) => [{ stage: 'snapshot', fastest }];
const speed = {
  kind: 'speed',
  name: 'speed',
  command: 'npm run bench',
  run: {
    nodes: [
      { name: '10,000', nodes: 10_000, stages: stages(10) },
      { name: '1,000,000', nodes: 1_000_000, stages: stages(1300) },
    ],
    machine,
  },
};

await test('docs/benchmark.md shows the saved results of several runs', (context) => {
  const folder = temporaryFolder(context);
  for (const result of [speed, quality('b'), quality('a'), quality('b')]) saveResult(result, folder);
  const document = benchmarkDocument(readResults(folder));
  assert.deepEqual(document.match(/^## .*/gm), ['## a', '## b', '## speed']);
  assert.match(document, /```sh\nnpm run bench -- --data a\n```/);
  assert.match(document, /Whole document; .* With title in the text\./);
  assert.match(document, /\| one \| 1\.23 \/ 2\.00 \|/);
  assert.match(document, /- one: p: no/);
  assert.match(document, /\| snapshot \| 1000 \| 1300 \| 1\.30 \|/, 'the series by size, with its ratio');
});

await test('rounds the figures of a result before saving them', (context) => {
  const folder = temporaryFolder(context);
  saveResult(quality('a'), folder);
  assert.equal(readResults(folder)[0].run.baseline.median, 1.2346);
});

await test('the printed command leaves out options that do not affect the figures', () => {
  const args = ['--format', 'zyte', '--out', 'x', '--json', '--data', 'my data'];
  assert.equal(commandLine('bench', args), "npm run bench -- --format zyte --data 'my data'");
  assert.equal(commandLine('bench', ['--out=x', '--limit=3']), 'npm run bench -- --limit=3');
  assert.equal(commandLine('bench', []), 'npm run bench --');
});
