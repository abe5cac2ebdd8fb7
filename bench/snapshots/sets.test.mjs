import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../../scripts/setup/main.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { chooseSets, openSet } from './sets.mjs';

const isSentence = (pattern) => (error) => error instanceof UserError && pattern.test(error.message);

await test('names the missing files of a data set', (context) => {
  const shared = join(temporaryFolder(context), 'none');
  const [set] = chooseSets(['dragnet-train']);
  assert.throws(
    () => openSet(set, { shared, unpacked: shared }),
    isSentence(/needs .*dragnet-train\.tar\.xz and .*json\.xz/),
  );
});

await test('finds data sets by name', () => {
  assert.deepEqual(
    chooseSets(['parity', 'wcxb-dev']).map(({ name }) => name),
    ['wcxb-dev', 'parity'],
  );
  assert.throws(() => chooseSets(['zyte']), isSentence(/no data set "zyte"/));
});
