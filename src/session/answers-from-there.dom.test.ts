/** What other algorithms have answered in the reading room is taken from there, and the same comes of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removePages, renderPage } from '../../test/render.ts';
import { classicAlgorithms } from '../algorithms/classics.ts';
import type { Algorithm } from '../algorithms/types.ts';
import { runThere } from '../engine/room/run-there.ts';
import { provide } from './lazy-script.ts';
import type { LiveReading } from './live-reading.ts';
import { readPage } from './reading.ts';

const callOnce = vi.hoisted(() => vi.fn());
vi.mock('../platform/plain-call.ts', () => ({ callOnce }));
vi.mock('../store/messages/messenger.ts', () => ({ callBackgroundFromContent: async () => {} }));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));

const OPTIONS = { ranges: [], outdated: null, ignore: new Set<Node>() };
const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning. ';
const page = (paragraphs: number) =>
  `<title>T</title><h1>The river</h1>${Array.from({ length: paragraphs }, (_, index) => `<p>${index}. ${PROSE}</p>`).join('')}`;

let ran: string[];

function counted(algorithm: Algorithm): Algorithm {
  return {
    ...algorithm,
    run(...given) {
      ran.push(algorithm.id);
      return algorithm.run(...given);
    },
  };
}

beforeEach(() => {
  ran = [];
  provide('classics', { algorithms: classicAlgorithms.map(counted), findSecondOpinion: () => null });
  callOnce.mockImplementation(async (_call, request) => ({
    ok: true,
    value: await runThere(request, async (step) => step()),
  }));
});

afterEach(() => {
  callOnce.mockReset();
  removePages();
});

function prepareAll(reading: LiveReading): void {
  for (let left = 100_000; left > 0; left--) if (reading.prepareNext() === 'all') return;
  throw new Error('never done');
}

test('no algorithm runs here that has run there, and the articles are the same', async () => {
  const document = await renderPage(page(1500));
  const reading = readPage(document, OPTIONS);
  await reading.askOthers();
  prepareAll(reading);
  expect(ran).toEqual([]);
  const here = readPage(document, OPTIONS);
  prepareAll(here);
  expect(ran).toEqual(classicAlgorithms.map(({ id }) => id));
  expect([...reading.findings.keys()]).toEqual([...here.findings.keys()]);
  for (const [id, { article, marks, notice }] of here.findings) {
    const there = reading.findings.get(id);
    expect({ article: there?.article, marks: there?.marks, notice: there?.notice }).toEqual({ article, marks, notice });
  }
});

test('they are asked for once, and not on a page that takes no time', async () => {
  const long = readPage(await renderPage(page(1500)), OPTIONS);
  expect(long.askOthers()).not.toBeNull();
  expect(long.askOthers()).toBeNull();
  const short = readPage(await renderPage(page(50)), OPTIONS);
  expect(short.askOthers()).toBeNull();
  await vi.waitFor(() => expect(callOnce).toHaveBeenCalledTimes(1));
});

test.each([
  ['nobody answers', undefined],
  ['the room fails', { ok: false }],
  ['the answer is none', { ok: true, value: '{' }],
  ['the answer is of another version', { ok: true, value: '[{"algorithm":"html-text","nodes":[1]}]' }],
  ['the answer is about another page', { ok: true, value: JSON.stringify([WRONG()]) }],
])('where %s, they run here', async (_what, reply) => {
  callOnce.mockImplementation(async () => reply);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reading = readPage(await renderPage(page(1500)), OPTIONS);
  await reading.askOthers();
  prepareAll(reading);
  expect(ran).toContain('html-text');
  expect(reading.findings.get('html-text')).toMatchObject({ by: 'html-text', notice: '' });
  warn.mockRestore();
});

function WRONG() {
  return { algorithm: 'html-text', confidence: null, page: null, empty: null, body: [1_000_000], others: [] };
}

test('reasons and the text of the original are made here when somebody asks', async () => {
  const reading = readPage(await renderPage(page(1500)), OPTIONS);
  await reading.askOthers();
  prepareAll(reading);
  const answer = reading.findings.get('html-text')?.answer;
  expect(ran).toEqual([]);
  expect(answer?.text).toContain('1499. The river');
  expect(ran).toEqual(['html-text']);
});
