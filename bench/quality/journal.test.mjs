import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../temporary-folder.mjs';
import { openJournal, runKey } from './journal.mjs';

await test('a continued run starts with the results that the interrupted run stored', (context) => {
  const file = join(temporaryFolder(context), 'out', 'pages.jsonl');
  const first = openJournal(file, 'key');
  first.add('a', { nodes: 1 });
  first.add('b', { nodes: 2 });
  assert.deepEqual(
    [...openJournal(file, 'key').results],
    [
      ['a', { nodes: 1 }],
      ['b', { nodes: 2 }],
    ],
  );
});

await test('the journal of a run skips an incomplete line and keeps the lines after it', (context) => {
  const file = join(temporaryFolder(context), 'pages.jsonl');
  openJournal(file, 'key').add('a', 1);
  appendFileSync(file, '{"id":"b","res');
  const second = openJournal(file, 'key');
  assert.deepEqual([...second.results.keys()], ['a']);
  second.add('c', 3);
  assert.deepEqual([...openJournal(file, 'key').results.keys()], ['a', 'c']);
});

await test('the journal is emptied if a run with other code or options opens it', (context) => {
  const file = join(temporaryFolder(context), 'pages.jsonl');
  openJournal(file, 'key').add('a', 1);
  assert.equal(openJournal(file, 'other').results.size, 0);
  assert.equal(openJournal(file, 'key').results.size, 0, 'the old lines are gone');
});

await test('runs with different code or options have different keys', () => {
  const key = runKey(['code', ['readability'], 'rendered']);
  assert.equal(key, runKey(['code', ['readability'], 'rendered']));
  assert.notEqual(key, runKey(['code 2', ['readability'], 'rendered']));
  assert.notEqual(key, runKey(['code', ['readability'], 'source']));
});
