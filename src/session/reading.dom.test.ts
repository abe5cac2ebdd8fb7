import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removePages, renderPage } from '../../test/render.ts';
import boilerpipe from '../algorithms/boilerpipe/article.ts';
import htmlText from '../algorithms/html-text/index.ts';
import lectern from '../algorithms/lectern/index.ts';
import { provide } from './lazy-script.ts';
import { readPage, readPageInPieces } from './reading.ts';

vi.mock('../store/messages/messenger.ts', () => ({ callBackgroundFromContent: async () => {} }));
vi.mock('../platform/browser.ts', () => ({ isContextValid: () => true }));

const OPTIONS = { ranges: [], outdated: null, algorithm: 'lectern', ignore: new Set<Node>() };
const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning. ';

let document: Document;

beforeEach(async () => {
  provide('lectern', lectern);
  const paragraphs = Array.from({ length: 900 }, (_, index) => `<p>${index}. ${PROSE}</p>`).join('');
  document = await renderPage(`<title>T</title><h1>The river</h1>${paragraphs}`);
  // every piece is over when it has begun
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
});

afterEach(() => {
  vi.restoreAllMocks();
  removePages();
});

test('a page that is read in pieces is read as it is in one go', async () => {
  const pause = vi.fn(async () => true);
  const pieces = await readPageInPieces(document, OPTIONS, pause);
  const whole = readPage(document, OPTIONS);
  expect(pause.mock.calls.length).toBeGreaterThan(15);
  expect(pieces?.page?.snapshot).toEqual(whole.page?.snapshot);
  expect(pieces?.show('lectern', false).article).toEqual(whole.show('lectern', false).article);
});

test.each([0, 1, 5, 20])('nothing comes of it when it is stopped at pause %i', async (last) => {
  let pauses = 0;
  expect(await readPageInPieces(document, OPTIONS, async () => pauses++ < last)).toBeNull();
  expect(pauses).toBe(last + 1);
});

test('a page that changes meanwhile is read again', async () => {
  let pauses = 0;
  const reading = await readPageInPieces(document, OPTIONS, async () => {
    if (++pauses === 3) document.querySelector('p')?.replaceChildren(`Before all: ${PROSE}`);
    await new Promise((done) => setTimeout(done, 0));
    return true;
  });
  expect(reading?.page?.nodes.text.filter((text) => text.startsWith('Before all'))).toHaveLength(1);
  expect(reading?.page?.nodes.text.filter((text) => text.startsWith('0. '))).toHaveLength(0);
});

test('a page that never stands still is read in the end', async () => {
  let pauses = 0;
  const reading = await readPageInPieces(document, OPTIONS, async () => {
    document.body.append(`${++pauses}`);
    await new Promise((done) => setTimeout(done, 0));
    return true;
  });
  expect(reading?.show('lectern', false).article.words).toBeGreaterThan(10_000);
});

test('other algorithms are prepared a moment at a time, each as it is in one go', async () => {
  provide('classics', { algorithms: [htmlText, boilerpipe], findSecondOpinion: () => null } as never);
  const reading = readPage(document, OPTIONS);
  const turns = [];
  while (turns.at(-1) !== 'all') turns.push(reading.prepareNext());
  expect(turns.filter((turn) => turn === 'one')).toHaveLength(2);
  expect(turns.filter((turn) => turn === 'half').length).toBeGreaterThan(8);
  const whole = readPage(document, OPTIONS);
  for (const { id } of [htmlText, boilerpipe]) {
    expect(reading.findings.get(id)?.article).toEqual(whole.find(id).article);
  }
});

test('a page that is as it was when it was read last is not read again', () => {
  const first = readPage(document, OPTIONS);
  const again = () => readPage(document, { ...OPTIONS, last: first });
  expect(again()).toBe(first);
  document.querySelector('p')?.replaceChildren(`Before all: ${PROSE}`);
  expect(again()).not.toBe(first);
  expect(again().show('lectern', false).article.words).toBeGreaterThan(10_000);
});

test('a node that took the place of one like it makes another reading: the article leads to what is on the page', () => {
  const first = readPage(document, OPTIONS);
  const paragraph = document.querySelector('p') as Element;
  paragraph.replaceWith(paragraph.cloneNode(true));
  expect(readPage(document, { ...OPTIONS, last: first })).not.toBe(first);
});
