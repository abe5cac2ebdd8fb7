/**
 * Tests the engine's host, which stores pages and answers questions about them. Runs in Node, without a browser or
 * workers.
 */
import { expect, test, vi } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import htmlText from '../algorithms/html-text/index.ts';
import type { RequestOf } from './calls.ts';
import { holdReadings } from './held-readings.ts';
import { createHost } from './host.ts';
import type { Finding, FirstFinding, Question } from './types.ts';

const TEXT = 'The river rose again in the night, and the ferry stayed where it was until the morning.';
const SNAPSHOT = JSON.stringify(snapshotOfHtml(`<body><p>${TEXT}</p></body>`));
const HERE = { tabId: 1, url: 'https://a.example/', documentId: 'here' };
const NEXT_IN_TAB = { ...HERE, documentId: 'next' };
const ELSEWHERE = { tabId: 2, url: 'https://b.example/', documentId: 'elsewhere' };
const FIND: Question = { type: 'find', by: 'html-text', corrections: [] };

const host = () =>
  createHost({
    readings: holdReadings({ codeOf: async () => htmlText, documents: { create: () => null } }),
    isThere: async () => true,
  });

const OPEN: RequestOf<'openReading'> = { reading: 1, snapshot: SNAPSHOT, hasMoved: false, algorithm: 'html-text' };

async function opened(calls = host(), request = OPEN) {
  const first = JSON.parse(await calls.openReading(request, HERE)) as FirstFinding | null;
  const { reading } = request;
  const ask = async (question: Question, by = HERE) =>
    JSON.parse(await calls.askReading({ reading, question: JSON.stringify(question) }, by)) as Finding;
  return { calls, reading, first, ask };
}

test('returns an article when a page is opened, and answers later questions about the page', async () => {
  const { first, ask } = await opened();
  expect(first?.finding).toMatchObject({ by: 'html-text', instead: null });
  expect(first?.finding.kept.marks).toHaveLength(1);
  expect(await ask(FIND)).toEqual(first?.finding);
});

test('returns no article when a page is opened without the name of an algorithm', async () => {
  const { first, ask } = await opened(host(), { ...OPEN, algorithm: null });
  expect(first).toBeNull();
  expect((await ask(FIND)).kept.marks).toHaveLength(1);
});

test('answers questions about a page only to the document that sent it, until that document closes it', async () => {
  const { calls, reading, ask } = await opened();
  await expect(ask(FIND, ELSEWHERE)).rejects.toThrow('This reading is not open.');
  await calls.closeReading({ reading }, ELSEWHERE);
  expect((await ask(FIND)).by).toBe('html-text');
  await calls.closeReading({ reading }, HERE);
  await expect(ask(FIND)).rejects.toThrow('This reading is not open.');
});

test('forgets the pages of closed tabs when the next page is opened', async () => {
  const closed: string[] = [];
  const readings = holdReadings({ codeOf: async () => htmlText, documents: { create: () => null } });
  const calls = createHost({
    readings: { ...readings, close: (id) => void closed.push(id) },
    isThere: async ({ tabId }) => tabId !== HERE.tabId,
  });
  await calls.openReading(OPEN, HERE);
  await calls.openReading(OPEN, ELSEWHERE);
  expect(closed).toEqual(['1 here']);
});

test('drops a stored page when its tab shows another page', async () => {
  const { calls, ask } = await opened();
  await calls.openReading(OPEN, NEXT_IN_TAB);
  await expect(ask(FIND)).rejects.toThrow('This reading is not open.');
});

test('drops the oldest of more than 30 stored pages', async () => {
  const { calls, ask } = await opened();
  for (let tab = 2; tab < 40; tab++) await calls.openReading(OPEN, { ...HERE, tabId: tab, documentId: `${tab}` });
  await expect(ask(FIND)).rejects.toThrow('This reading is not open.');
});

test.each([
  ['text that is not JSON', 'find'],
  ['an unknown type of question', '{"type":"constructor"}'],
  ['a question without a required field', '{"type":"find","by":"html-text"}'],
  ['a question that is null', 'null'],
  ['an algorithm that does not exist', '{"type":"opinion","by":"html-text-2"}'],
  ['a page that is not a snapshot', '{"type":"other-page","by":"html-text","snapshot":{}}'],
])('refuses to answer a call with %s', async (_what, question) => {
  const { calls, reading } = await opened();
  await expect((async () => calls.askReading({ reading, question }, HERE))()).rejects.toThrow();
});

test('reads a page snapshot that arrives in parts', async () => {
  const calls = host();
  const cut = SNAPSHOT.length - 100;
  for (let at = 0; at < cut; at += 500)
    await calls.sendSnapshot({ reading: 1, part: SNAPSHOT.slice(at, Math.min(cut, at + 500)) }, HERE);
  const request = { ...OPEN, snapshot: SNAPSHOT.slice(cut) };
  expect((await opened(calls, request)).first).toEqual((await opened()).first);
  await expect((async () => calls.openReading(request, HERE))()).rejects.toThrow();
});

test('lets a content script close its page while an algorithm still reads it', async () => {
  const calls = host();
  const opening = calls.openReading(OPEN, HERE);
  await calls.closeReading({ reading: OPEN.reading }, HERE);
  await opening;
  const question = JSON.stringify(FIND);
  await expect((async () => calls.askReading({ reading: OPEN.reading, question }, HERE))()).rejects.toThrow(
    'This reading is not open.',
  );
});

test('keeps the pages of two documents apart if both documents give their page the same number', async () => {
  const { calls, ask } = await opened();
  await calls.openReading(
    { ...OPEN, snapshot: JSON.stringify(snapshotOfHtml('<body><p>Other.</p></body>')) },
    ELSEWHERE,
  );
  expect((await ask(FIND)).article.words).toBe(17);
});

test('does not read a page that was closed while it waited for its turn', async () => {
  const opened: string[] = [];
  const readings = holdReadings({ codeOf: async () => htmlText, documents: { create: () => null } });
  const open = vi.fn(async (...call: Parameters<typeof readings.open>) => {
    opened.push(call[0]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return readings.open(...call);
  });
  const calls = createHost({
    readings: { ...readings, open },
    isThere: async () => true,
  });
  const busy = calls.openReading(OPEN, ELSEWHERE);
  const waiting = calls.openReading(OPEN, HERE);
  await calls.closeReading({ reading: OPEN.reading }, HERE);
  await expect(waiting).rejects.toThrow('This reading is not open.');
  await busy;
  expect(opened).toEqual(['1 elsewhere']);
});

test('refuses to open two pages under one number, and forgets the parts of a page that was closed', async () => {
  const { calls } = await opened();
  await expect((async () => calls.openReading(OPEN, HERE))()).rejects.toThrow('open already');
  const part = { reading: 2, part: SNAPSHOT.slice(0, 50) };
  await calls.sendSnapshot(part, HERE);
  await calls.closeReading({ reading: 2 }, HERE);
  await expect(calls.openReading({ ...OPEN, reading: 2, snapshot: SNAPSHOT.slice(50) }, HERE)).rejects.toThrow();
});

test('reads a large page in its own thread, with at most one such thread per tab and two in total', async () => {
  const own: boolean[] = [];
  const readings = holdReadings({ codeOf: async () => htmlText, documents: { create: () => null } });
  const calls = createHost({
    readings: {
      ...readings,
      open: (id, snapshot, options) => {
        own.push(options.hasOwnThread);
        return readings.open(id, snapshot, options);
      },
    },
    isThere: async () => true,
  });
  const large = { ...OPEN, snapshot: SNAPSHOT + ' '.repeat(4_000_000) };
  await calls.openReading(large, HERE);
  await calls.openReading({ ...large, reading: 2 }, HERE);
  await calls.openReading(large, ELSEWHERE);
  await calls.openReading({ ...large, reading: 3 }, { tabId: 3, url: 'https://c.example/', documentId: 'third' });
  expect(own).toEqual([true, false, true, false]);
});
