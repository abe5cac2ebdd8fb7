/** Algorithms that throw, take long or answer nonsense: the user has a text or a sentence, and the other algorithms. */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import { classicAlgorithms } from '../algorithms/classics.ts';
import htmlText from '../algorithms/html-text/index.ts';
import type { Algorithm, Selection } from '../algorithms/types.ts';
import { createPage } from '../page/page.ts';
import { findArticle } from './finding.ts';
import { provide } from './lazy-script.ts';
import { runAlgorithm } from './run-algorithm.ts';
import { findSecondOpinion } from './state/second-opinion.ts';

vi.mock('../store/messages/messenger.ts', () => ({ callBackgroundFromContent: async () => {} }));

const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning.';
const PAGE = createPage(snapshotOfHtml(`<body><h1>River</h1><p>${PROSE}</p><p>${PROSE}</p><p>${PROSE}</p></body>`));
const SOUND = htmlText.run(PAGE, { population: 'rendered', documents: { create: () => document } });
const FAILED = 'Goose failed on this page. This is what Readability found.';

let answer: () => unknown = () => SOUND;
// the first one that comes stays
provide('classics', { algorithms: classicAlgorithms, findSecondOpinion });
provide('goose', { id: 'goose', run: () => answer() as Selection } as Algorithm);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a sound answer is taken as it is', () => {
  answer = () => SOUND;
  expect(runAlgorithm(PAGE, 'goose')).toEqual({ selection: SOUND, notice: '' });
});

const [mark] = SOUND.marks;
const NONSENSE: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['a number', 7],
  ['no marks', { ...SOUND, marks: undefined }],
  ['marks that are no list', { ...SOUND, marks: { length: 2 } }],
  ['a mark that is nothing', { ...SOUND, marks: [null] }],
  ['a node that is not on the page', { ...SOUND, marks: [{ node: 9_999_999, role: 'body' }] }],
  ['a node below none', { ...SOUND, marks: [{ node: -1, role: 'body' }] }],
  ['a node that is no number', { ...SOUND, marks: [{ node: Number.NaN, role: 'body' }] }],
  ['a role that there is not', { ...SOUND, marks: [{ ...mark, role: 'constructor' }] }],
  ['an offset that is none', { ...SOUND, marks: [{ ...mark, start: Number.NaN }] }],
  ['an endless offset', { ...SOUND, marks: [{ ...mark, end: Number.POSITIVE_INFINITY }] }],
  ['far too many marks', { ...SOUND, marks: Array.from({ length: 1_000_000 }, () => mark) }],
  ['a confidence that is no number', { ...SOUND, confidence: Number.NaN }],
  ['more than all confidence', { ...SOUND, confidence: 7 }],
  ['a kind of page that there is not', { ...SOUND, page: { kind: 'novel', article: 1, readable: 1 } }],
  ['a reason that there is not', { ...SOUND, empty: 'bored' }],
];

test.each(NONSENSE)('%s: the next algorithm takes over, and it is said', (_name, nonsense) => {
  answer = () => nonsense;
  const { selection, notice } = runAlgorithm(PAGE, 'goose');
  expect(notice).toBe(FAILED);
  expect(selection.algorithm).toBe('readability');
});

test('one that throws: the same sentence, and the others can still be chosen', () => {
  answer = () => {
    throw new Error('a bug');
  };
  expect(runAlgorithm(PAGE, 'goose').notice).toBe(FAILED);
  expect(runAlgorithm(PAGE, 'html-text')).toMatchObject({ notice: '', selection: { algorithm: 'html-text' } });
});

test('one that takes long is waited for: nothing can stop it, and nothing is lost', () => {
  answer = () => {
    for (const end = performance.now() + 1000; performance.now() < end; );
    return SOUND;
  };
  expect(runAlgorithm(PAGE, 'goose').notice).toBe('');
});

test('marks twice and out of order are mended: their text is there', () => {
  const marks = [...SOUND.marks].reverse();
  answer = () => ({ ...SOUND, marks: [...marks.slice(1), ...marks.slice(1, 2)] });
  const { article, notice } = findArticle({ page: PAGE, nodes: [], document, ranges: [] }, 'goose');
  expect(notice).toBe('');
  expect(JSON.stringify(article.tree)).toContain('the ferry stayed');
});

/** Anything at all, and sound answers with one thing wrong. */
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

test('whatever an algorithm answers, there is an article or a sentence', () => {
  fc.assert(
    fc.property(anyAnswer, (nonsense) => {
      answer = () => nonsense;
      const { article, notice } = findArticle({ page: PAGE, nodes: [], document, ranges: [] }, 'goose');
      const hasText = article.tree.children.length > 0;
      expect(hasText || article.empty !== null).toBe(true);
      expect(article.confidence === null || (article.confidence >= 0 && article.confidence <= 1)).toBe(true);
      expect(['', FAILED]).toContain(notice);
      return true;
    }),
    { numRuns: 300 },
  );
});
