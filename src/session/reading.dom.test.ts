/** Tests when reading a page sends a question to the engine, and what happens if the engine does not answer. */
import { expect, test, vi } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import htmlText from '../algorithms/html-text/index.ts';
import { holdReading } from '../engine/reading.ts';
import type { Engine, OpenReading } from '../engine/types.ts';
import { createReading } from './reading.ts';

vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));
vi.mock('./load-script.ts', () => ({ load: async () => ({}) }));

const TEXT = 'The river rose again in the night, and the ferry stayed where it was until the morning.';
const snapshot = snapshotOfHtml(`<body><p>${TEXT}</p></body>`);
const held = () => holdReading(snapshot, false, { codeOf: async () => htmlText, documents: { create: () => null } });

const heldHere = (): OpenReading => ({ first: Promise.resolve(null), ask: held().ask, close() {} });

const lost: OpenReading = {
  first: Promise.resolve(null),
  ask: () => Promise.reject(new Error('gone')),
  close() {},
};

function readingOn(opening: Promise<OpenReading>, isLarge = false) {
  const open = vi.fn<Engine['open']>(heldHere);
  const ownEngine = async () => ({ open });
  const taken = { snapshot, nodes: [] };
  const chosen = vi.fn<Engine['open']>(heldHere);
  const chooseEngine = async () => ({ open: chosen });
  return {
    open,
    chosen,
    reading: createReading({
      document,
      taken,
      snapshot,
      hasMoved: false,
      isLarge,
      opening,
      chooseEngine,
      ownEngine,
      ranges: [],
    }),
  };
}

test.each([
  ['before it has read the page', () => Promise.reject<OpenReading>(new Error('no answer'))],
  ['after it has read the page', async () => lost],
])(
  'if the engine stops answering %s, the engine in the page reads the same snapshot only once',
  async (_when, opening) => {
    const { open, reading } = readingOn(opening());
    const [one, other] = await Promise.all([reading.find('html-text'), reading.find('readability')]);
    expect([one, other].map(({ article }) => article.words)).toEqual([17, 17]);
    expect(open.mock.calls).toEqual([[snapshot, { hasMoved: false, algorithm: null }]]);
  },
);

test('the result that the engine sends first is used without asking the engine again', async () => {
  const first = await held().begin('html-text');
  const { open, reading } = readingOn(Promise.resolve({ ...lost, first: Promise.resolve(first) }));
  expect(await reading.find('html-text')).toBe(first?.finding);
  expect(open).not.toHaveBeenCalled();
});

test('if the code of an algorithm did not load, the algorithm is requested again, and its result is used', async () => {
  const found = await held().ask({ type: 'find', by: 'html-text', corrections: [] });
  const first = { algorithm: 'html-text', finding: { ...found, instead: 'not-loaded' as const } };
  const { reading } = readingOn(Promise.resolve({ ...heldHere(), first: Promise.resolve(first) }));
  expect((await reading.find('html-text')).instead).toBe('not-loaded');
  expect((await reading.find('html-text')).instead).toBeNull();
});

test('a cached result is used again for equal corrections, even if they are in another array', async () => {
  const { reading } = readingOn(Promise.resolve(heldHere()));
  const remove = () => [{ kind: 'remove' as const, nodes: [2] }];
  const found = await reading.find('html-text', remove());
  expect(reading.known('html-text', remove())).toBe(found);
});

test('each reading of the page has its own list of the algorithms that were compared', async () => {
  const [one, other] = [1, 2].map(() => readingOn(Promise.resolve(heldHere())).reading);
  await one?.compare('html-text');
  expect([one, other].map((reading) => [...(reading?.compared ?? [])])).toEqual([['html-text'], []]);
});

test('no other engine reads the page if the engine fails after the reader has closed', async () => {
  const { open, reading } = readingOn(Promise.resolve(lost));
  reading.close();
  expect((await reading.find('html-text')).by).toBeNull();
  expect(open).not.toHaveBeenCalled();
});

test('no error is logged if the reader closes before the engine has answered', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const silent: OpenReading = { ...lost, ask: () => new Promise((_, reject) => setTimeout(reject, 0)) };
  const { reading } = readingOn(Promise.resolve(silent));
  const found = reading.find('html-text');
  const onAnswer = vi.fn();
  expect(reading.lookUp({ type: 'probabilities', by: 'html-text' }, 'html-text', onAnswer)).toBeNull();
  reading.close();
  expect((await found).by).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([warn.mock.calls, onAnswer.mock.calls]).toEqual([[], []]);
});

test('a reader that reopens keeps the earlier results, and uses one new engine for all further results', async () => {
  const { open, chosen, reading } = readingOn(Promise.resolve(heldHere()));
  const found = await reading.find('html-text');
  reading.close();
  reading.reopen();
  expect(reading.known('html-text')).toBe(found);
  expect(chosen).not.toHaveBeenCalled();
  await Promise.all([reading.compare('html-text'), reading.find('readability'), reading.find('goose')]);
  expect([chosen.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
});

test('on a large page, an engine outside the page is tried again before one in the page takes over', async () => {
  const once = heldHere();
  const ask = vi
    .fn(once.ask)
    .mockRejectedValue(new Error('gone'))
    .mockImplementationOnce(once.ask as never);
  const { open, chosen, reading } = readingOn(Promise.resolve({ ...once, ask: ask as never }), true);
  await reading.find('html-text');
  chosen.mockImplementationOnce(() => lost);
  expect((await reading.find('readability')).article.words).toBe(17);
  expect([chosen.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
});
