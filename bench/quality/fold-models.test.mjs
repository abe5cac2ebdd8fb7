import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/setup/root.mjs';
import { packModel } from '../../train/pack.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { countOutOfFold, readFoldModels, setModel } from './fold-models.mjs';

const files = {
  'domains.json': { 'seen.test': 0, 'old.co.uk': 3, 'x.0007': 3 },
  '0.bin': readFileSync(join(root, 'train/folds/0.bin')),
  '3.bin': readFileSync(join(root, 'train/folds/3.bin')),
};

/** Returns a fake tab, which records the fold models that it receives. */
function fakeTab() {
  const there = new Set([null]);
  const calls = [];
  const useFold = (fold, model) => {
    calls.push([fold, model]);
    if (model !== undefined) there.add(fold);
    return there.has(fold);
  };
  const call = async (expression) => {
    const [, values] = /^lecternBench\.useFold\((.*)\)$/.exec(expression);
    return useFold(...JSON.parse(`[${values}]`));
  };
  return { calls, call };
}

await test('finds the fold (fifth of the training data) of a page by the domain of its site', (context) => {
  const { foldOf } = readFoldModels(temporaryFolder(context, files));
  assert.equal(foldOf({ id: '1', url: 'https://www.seen.test/a' }), 0);
  assert.equal(foldOf({ id: '2', url: 'https://a.old.co.uk/' }), 3);
  assert.equal(foldOf({ id: '3', url: 'https://new.test/' }), null);
  assert.equal(foldOf({ id: '0007', url: null }), 3, 'a page without an address');
  assert.equal(foldOf({ id: '4', url: null, canonicalUrl: 'https://seen.test/b' }), 0, 'a page from a local server');
});

await test('sends the model of each fold (fifth of the training data) to a tab only once', async (context) => {
  const models = readFoldModels(temporaryFolder(context, files));
  const tab = fakeTab();
  const page = (host) => ({ id: '1', url: `https://${host}/` });
  const folds = [];
  for (const host of ['seen.test', 'new.test', 'seen.test', 'old.co.uk']) {
    folds.push(await setModel(tab, models, page(host)));
  }
  assert.deepEqual(folds, [0, null, 0, 3]);
  assert.deepEqual(tab.calls, [
    [0, undefined],
    [0, packModel(files['0.bin'])],
    [null, undefined],
    [0, undefined],
    [3, undefined],
    [3, packModel(files['3.bin'])],
  ]);
});

await test('counts pages read by a model that was not trained on their site, without failed pages', () => {
  const results = new Map([
    ['a', { fold: 0 }],
    ['b', { fold: null }],
    ['c', { error: 'no' }],
    ['d', { fold: 4 }],
  ]);
  assert.equal(countOutOfFold({}, results), 2);
  assert.equal(countOutOfFold(null, results), null, 'no algorithm reads with a model');
});

await test('reads every page with the shipped model if there are no fold models', (context) => {
  const warn = context.mock.method(console, 'error', () => {});
  const { foldOf } = readFoldModels(temporaryFolder(context));
  assert.equal(foldOf({ id: '1', url: 'https://seen.test/' }), null);
  assert.match(warn.mock.calls[0].arguments[0], /domains\.json/);
});
