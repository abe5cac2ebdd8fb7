import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../temporary-folder.mjs';
import { compareTexts } from './compare.mjs';
import { parityDocument } from './document.mjs';
import { staleExplanations } from './explanations.mjs';
import { readReference } from './references.mjs';

const compared = compareTexts({ abc1: 'a b', def2: 'c', ghi3: 'd' }, { abc1: 'a x', def2: '', ghi3: 'd' });
const parity = {
  pages: 3,
  addresses: { abc1: 'https://one.test/page', def2: null, ghi3: null },
  algorithms: { goose: { original: 'goose3', ...compared, failures: [] } },
};

await test('lists explained and unexplained differences between a ported algorithm and its original', () => {
  const document = parityDocument(parity, { goose: { abc: 'the parser closes b' } }, 'npm run it');
  assert.match(document, /\| goose \| goose3 \| 1 of 3 \|/);
  assert.match(document, /`abc1` \(one\.test\), from word 1 on: the parser closes b/);
  assert.match(document, /`def2`, from word 0 on: \*\*not explained\*\*/);
  assert.match(document, /original, 0 of 0: nothing/);
  assert.doesNotMatch(document, /ghi3/);
});

await test('reports an explanation of a difference as outdated if the page no longer differs', () => {
  const ofAnotherFolder = { xyz: 'z' };
  const [line, ...others] = staleExplanations({ goose: { abc: 'x', ghi: 'y', ...ofAnotherFolder } }, parity);
  assert.match(line, /goose: ghi/);
  assert.equal(others.length, 0);
});

await test('reads the recorded output of an original program, even if it states the program’s version', (context) => {
  const output = { a: { articleBody: 'text' }, b: { articleBody: null } };
  const folder = temporaryFolder(context, {
    'reference/goose3.json': output,
    'reference/boilerpipe.json': { version: '1.2', output },
  });
  assert.deepEqual(readReference(folder, 'goose'), { a: 'text', b: '' });
  assert.deepEqual(readReference(folder, 'boilerpipe-article'), { a: 'text', b: '' });
  assert.equal(readReference(folder, 'dragnet'), null);
});
