import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removePages, renderPage } from '../../test/render.ts';
import { takeSnapshot } from '../page/snapshot/take.ts';
import { takePageInPieces } from './take-page-in-pieces.ts';

const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning. ';
const NOTHING: ReadonlySet<Node> = new Set();

let document: Document;

beforeEach(async () => {
  const paragraphs = Array.from({ length: 900 }, (_, index) => `<p>${index}. ${PROSE}</p>`).join('');
  document = await renderPage(`<title>T</title><h1>The river</h1>${paragraphs}`);
  // Each call of `performance.now` returns a time one second later, so a pause is due after every piece of work.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
});

afterEach(() => {
  vi.restoreAllMocks();
  removePages();
});

const textsOf = (taken: Awaited<ReturnType<typeof takePageInPieces>>) =>
  taken && taken !== 'stopped' ? taken.snapshot.nodes.text.join('') : '';

test('a snapshot taken in pieces equals one taken at once', async () => {
  const pause = vi.fn(async () => true);
  const taken = await takePageInPieces(document, NOTHING, pause);
  expect(pause.mock.calls.length).toBeGreaterThan(15);
  expect(taken).toMatchObject({ snapshot: takeSnapshot(document).snapshot });
});

test.each([0, 1, 5])('a snapshot taken in pieces stops if the caller cancels it after %i pauses', async (last) => {
  let pauses = 0;
  expect(await takePageInPieces(document, NOTHING, async () => pauses++ < last)).toBe('stopped');
  expect(pauses).toBe(last + 1);
});

test('taking a snapshot in pieces starts again if the page changes meanwhile', async () => {
  let pauses = 0;
  const taken = await takePageInPieces(document, NOTHING, async () => {
    if (++pauses === 3) document.querySelector('p')?.replaceChildren(`Before all: ${PROSE}`);
    await new Promise((done) => setTimeout(done, 0));
    return true;
  });
  expect(textsOf(taken).match(/Before all/g)).toHaveLength(1);
  expect(textsOf(taken)).not.toContain(
    '0. The river rose again in the night, and the ferry stayed where it was until the morning. 1.',
  );
});

test('taking a snapshot in pieces gives up on a page that keeps changing', async () => {
  let pauses = 0;
  const taken = await takePageInPieces(document, NOTHING, async () => {
    document.body.append(`${++pauses}`);
    await new Promise((done) => setTimeout(done, 0));
    return true;
  });
  expect(taken).toBeNull();
});
