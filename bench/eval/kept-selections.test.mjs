import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../temporary-folder.mjs';
import { keepSelections, readSelections, selectionsFile, selectionsKey } from './kept-selections.mjs';

await test('gives back what was kept under the same key, and nothing else', (context) => {
  const file = selectionsFile('set', 'a/b', temporaryFolder(context));
  const key = selectionsKey(Buffer.from('page'), 'code');
  assert.deepEqual(readSelections(file, key), {});
  keepSelections(file, key, { readability: { marks: [1] } });
  assert.deepEqual(readSelections(file, key), { readability: { marks: [1] } });
  assert.deepEqual(readSelections(file, selectionsKey(Buffer.from('page'), 'other code')), {});
  assert.deepEqual(readSelections(file, selectionsKey(Buffer.from('other page'), 'code')), {});
});
