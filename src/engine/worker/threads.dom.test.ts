/** Tests that the engine reads pages in real workers. */
import { afterAll, expect, test, vi } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { Finding, FirstFinding } from '../types.ts';
import { createThreads } from './threads.ts';

const TEXT = 'The river rose again in the night, and the ferry stayed where it was until the morning.';
const SNAPSHOT = JSON.stringify(snapshotOfHtml(`<body><article><h1>River</h1><p>${TEXT}</p></article></body>`));
const OPTIONS = { hasMoved: false, algorithm: 'lectern', hasOwnThread: false };
/** A page so large that reading it takes seconds. */
const LONG = JSON.stringify(snapshotOfHtml(`<body>${`<div><p>${TEXT}</p></div>`.repeat(30_000)}</body>`));

const started: Worker[] = [];
const Original = Worker;
vi.stubGlobal(
  'Worker',
  class extends Original {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options);
      started.push(this);
    }
  },
);
afterAll(() => {
  for (const worker of started) worker.terminate();
});

/** Shared by all tests, because in a test, starting a worker loads hundreds of modules. */
const threads = createThreads(Promise.resolve({}));

async function opened(id: string) {
  const first = JSON.parse(await threads.open(id, SNAPSHOT, OPTIONS)) as FirstFinding;
  const find = async (by: string) =>
    JSON.parse(await threads.ask(id, { type: 'find', by, corrections: [] })) as Finding;
  return { find, finding: first.finding };
}

test('reads a page in a worker, with Lectern, Readability, Goose and Dragnet', async () => {
  const { finding, find } = await opened('page');
  expect([finding.by, finding.article.words]).toEqual(['lectern', 17]);
  for (const by of ['readability', 'goose', 'dragnet']) expect(await find(by)).toMatchObject({ by, instead: null });
});

test('refuses data that is not a page snapshot', async () => {
  await expect(threads.open('none', '{}', OPTIONS)).rejects.toThrow('not a snapshot');
});

test('a small page does not wait for a large one, and closing the large page stops its reading', async () => {
  const long = threads.open('large', LONG, { ...OPTIONS, hasOwnThread: true });
  const small = opened('small');
  await expect(Promise.race([small.then(() => 'small'), long.then(() => 'large')])).resolves.toBe('small');
  threads.close('large');
  await expect(long).rejects.toThrow('closed');
});

test('starts a new worker for the next page after a worker has crashed', async () => {
  const { find } = await opened('lost');
  started[0]?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  await expect(find('lectern')).rejects.toThrow('not open');
  expect((await opened('next')).finding.by).toBe('lectern');
});

test('refuses to open a page if the interface texts cannot be loaded', async () => {
  const wordless = createThreads(Promise.reject(new Error('no words')));
  await expect(wordless.open('a', SNAPSHOT, OPTIONS)).rejects.toThrow('no words');
});
