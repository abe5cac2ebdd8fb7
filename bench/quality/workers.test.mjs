import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPages } from './workers.mjs';

const pages = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

/** Reads the pages with fake tabs, which are only numbers. */
async function run(read, options = {}) {
  const tabs = { opened: 0, closed: 0 };
  const results = {};
  await readPages({
    pages,
    count: 2,
    openTab: () => Promise.resolve({ number: ++tabs.opened, close: async () => void tabs.closed++ }),
    read,
    onPage: ({ id }, result) => (results[id] = result),
    ...options,
  });
  return { tabs, results };
}

await test('reads every page once, and closes all tabs', async () => {
  const { tabs, results } = await run((tab, { id }) => Promise.resolve({ id, tab: tab.number }));
  assert.deepEqual(new Set(Object.keys(results)), new Set(['a', 'b', 'c', 'd', 'e']));
  assert.deepEqual(tabs, { opened: 2, closed: 2 });
});

await test('reports a page that breaks its tab, and reads the other pages in a new tab', async () => {
  const read = (_tab, { id }) => (id === 'b' ? Promise.reject(new Error('crashed\nat …')) : Promise.resolve({ id }));
  const { tabs, results } = await run(read);
  assert.deepEqual(results.b, { error: 'crashed' });
  assert.deepEqual(results.e, { id: 'e' });
  assert.deepEqual(tabs, { opened: 3, closed: 3 });
});

await test('an interrupted run ends with the pages that were read so far', async () => {
  const interruption = new AbortController();
  const read = (_tab, { id }) => {
    interruption.abort();
    return Promise.resolve({ id });
  };
  const { results, tabs } = await run(read, { signal: interruption.signal });
  assert.ok(Object.keys(results).length < pages.length);
  assert.equal(tabs.opened, tabs.closed);
});
