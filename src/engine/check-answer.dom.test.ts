/**
 * Tests that the user gets a text or an explanation when an algorithm throws or returns an invalid result, and can
 * choose another algorithm.
 */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import { classicAlgorithms } from '../algorithms/classics.ts';
import htmlText from '../algorithms/html-text/index.ts';
import type { Algorithm, Selection } from '../algorithms/types.ts';
import { createPage } from '../page/page.ts';
import { holdReading } from './reading.ts';
import { runAlgorithm } from './run-algorithm.ts';
import type { AlgorithmSource } from './types.ts';

const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning.';
const SNAPSHOT = snapshotOfHtml(
  `<body><h1>River</h1><p>${PROSE}</p><p>Then ${PROSE}</p><p>At last ${PROSE}</p></body>`,
);
const PAGE = createPage(SNAPSHOT);
const documents = { create: () => document.implementation.createHTMLDocument() };
const SOUND = htmlText.run(PAGE, { population: 'rendered', documents });

let answer: () => unknown = () => SOUND;
const goose: Algorithm = { id: 'goose', run: () => answer() as Selection };
const source: AlgorithmSource = {
  codeOf: async (id) => [goose, ...classicAlgorithms].find((algorithm) => algorithm.id === id),
  documents,
};
const find = (by: string) => holdReading(SNAPSHOT, false, source).ask({ type: 'find', by, corrections: [] });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test("uses an algorithm's result if it is valid", async () => {
  answer = () => SOUND;
  const { answer: taken, instead } = await runAlgorithm(PAGE, 'goose', source);
  const nodesOf = ({ marks }: Selection) => marks.map(({ node }) => node);
  expect({ nodes: nodesOf(taken), instead }).toEqual({ nodes: nodesOf(SOUND), instead: null });
});

const [mark] = SOUND.marks;
const NONSENSE: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['a number', 7],
  ['no marks', { ...SOUND, marks: undefined }],
  ['marks that are not a list', { ...SOUND, marks: { length: 2 } }],
  ['a mark that is null', { ...SOUND, marks: [null] }],
  ['a node that is not on the page', { ...SOUND, marks: [{ node: 9_999_999, role: 'body' }] }],
  ['a negative node', { ...SOUND, marks: [{ node: -1, role: 'body' }] }],
  ['a node that is not a number', { ...SOUND, marks: [{ node: Number.NaN, role: 'body' }] }],
  ['an unknown role', { ...SOUND, marks: [{ ...mark, role: 'constructor' }] }],
  ['an offset that is not a number', { ...SOUND, marks: [{ ...mark, start: Number.NaN }] }],
  ['an infinite offset', { ...SOUND, marks: [{ ...mark, end: Number.POSITIVE_INFINITY }] }],
  ['far too many marks', { ...SOUND, marks: Array.from({ length: 1_000_000 }, () => mark) }],
  ['a confidence that is not a number', { ...SOUND, confidence: Number.NaN }],
  ['a confidence above 1', { ...SOUND, confidence: 7 }],
  ['an unknown kind of page', { ...SOUND, page: { kind: 'novel', article: 1, readable: 1 } }],
  ['an unknown reason for an empty article', { ...SOUND, empty: 'bored' }],
];

test.each(NONSENSE)('runs another algorithm if the requested one returns %s', async (_name, nonsense) => {
  answer = () => nonsense;
  expect(await find('goose')).toMatchObject({ instead: 'failed', by: 'readability' });
});

test('runs another algorithm if the requested one throws an error, and later runs any other on request', async () => {
  answer = () => {
    throw new Error('a bug');
  };
  const { ask } = holdReading(SNAPSHOT, false, source);
  expect(await ask({ type: 'find', by: 'goose', corrections: [] })).toMatchObject({ instead: 'failed' });
  expect(await ask({ type: 'find', by: 'html-text', corrections: [] })).toMatchObject({
    instead: null,
    by: 'html-text',
  });
});

test('accepts a result in which text nodes are repeated or out of order', async () => {
  const marks = [...SOUND.marks].reverse();
  answer = () => ({ ...SOUND, marks: [...marks.slice(1), ...marks.slice(1, 2)] });
  const { article, instead } = await find('goose');
  expect(instead).toBeNull();
  expect(JSON.stringify(article.tree)).toContain('the ferry stayed');
});

/** Arbitrary values, and objects that have the fields of a `Selection` with valid or invalid values. */
const anyAnswer = fc.oneof(
  fc.anything(),
  fc.record({
    algorithm: fc.constant('goose'),
    marks: fc.oneof(
      fc.anything(),
      fc.array(
        fc.record(
          {
            node: fc.oneof(fc.integer({ min: -2, max: PAGE.nodes.size + 2 }), fc.double(), fc.anything()),
            role: fc.oneof(fc.constantFrom('body', 'comment', 'headline', 'date', 'toString'), fc.anything()),
            start: fc.oneof(fc.integer({ min: -2, max: 100 }), fc.double()),
            end: fc.oneof(fc.integer({ min: -2, max: 100 }), fc.double()),
          },
          { requiredKeys: ['node', 'role'] },
        ),
        { maxLength: 30 },
      ),
      fc.array(fc.record({ node: fc.nat(PAGE.nodes.size - 1), role: fc.constantFrom('body', 'caption', 'byline') })),
    ),
    text: fc.constant(''),
    trace: fc.oneof(fc.constant([]), fc.anything()),
    confidence: fc.oneof(fc.constant(null), fc.double(), fc.double({ min: 0, max: 1, noNaN: true })),
    page: fc.oneof(fc.constant(null), fc.anything()),
    empty: fc.oneof(fc.constant(null), fc.constantFrom('no-text', 'failed'), fc.anything()),
  }),
);

test('returns an article, or a reason why there is none, whatever an algorithm returns', async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswer, async (nonsense) => {
      answer = () => nonsense;
      const { article, instead } = await find('goose');
      const hasText = article.tree.children.length > 0;
      expect(hasText || article.empty !== null).toBe(true);
      expect(article.confidence === null || (article.confidence >= 0 && article.confidence <= 1)).toBe(true);
      expect([null, 'failed']).toContain(instead);
      return true;
    }),
  );
});

test('keeps all visible text of the page if no algorithm can be loaded', async () => {
  const snapshot = snapshotOfHtml('<body><nav>Home</nav><p>The river rose.</p><p hidden>Not seen.</p></body>');
  const { ask } = holdReading(snapshot, false, { codeOf: async () => undefined, documents });
  const { instead, by, kept } = await ask({ type: 'find', by: 'readability', corrections: [] });
  expect({ instead, by }).toEqual({ instead: 'not-loaded', by: 'readability' });
  expect(kept.marks.map(({ node }) => createPage(snapshot).textOf(node))).toEqual(['Home', 'The river rose.']);
});

test('runs an algorithm at the second request even if its code did not load at the first', async () => {
  let code: Algorithm | undefined;
  const { ask } = holdReading(SNAPSHOT, false, { codeOf: async () => code, documents });
  expect((await ask({ type: 'find', by: 'html-text', corrections: [] })).instead).toBe('not-loaded');
  code = htmlText;
  expect((await ask({ type: 'find', by: 'html-text', corrections: [] })).instead).toBeNull();
});

test('reports a failure if no algorithm can be loaded and the page is empty', async () => {
  const { ask } = holdReading(snapshotOfHtml('<body></body>'), false, { codeOf: async () => undefined, documents });
  expect((await ask({ type: 'find', by: 'lectern', corrections: [] })).article.empty).toBe('failed');
});
