/**
 * Tests that functions take linear time for text of any kind: four times as much text takes about four times as long.
 */
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { titleCandidates2 } from '../../src/algorithms/boilerpipe/filters/titles.ts';
import htmlText from '../../src/algorithms/html-text/index.ts';
import justext from '../../src/algorithms/justext/index.ts';
import { namesIn } from '../../src/article/metadata/authors/names.ts';
import { createPage } from '../../src/page/page.ts';
import type { PageSnapshot } from '../../src/page/snapshot/types.ts';
import { countWords } from '../../src/shared/count-words.ts';
import { findAnchor } from '../../src/store/highlights/anchor.ts';
import { saysOf } from '../../src/vocabulary/match.ts';
import { buildSnapshot, snapshotOfHtml } from '../build-snapshot.ts';
import { expectLinear } from '../growth.ts';

const documents = { create: () => null };
const SENTENCE = 'The tide came in over the flats as it had every day since the wall was built, and nobody looked up. ';

it('searches a text for the phrases of the vocabulary in linear time', () => {
  const { test } = saysOf('anywhere', () => ['*read … more|*updat*']);
  expectLinear((length) => test('read '.repeat(length)), 20_000);
});

it('searches for the text of a highlight in linear time', () => {
  const quote = { exact: `${SENTENCE.slice(0, 60)}xyz`, prefix: 'q', suffix: 'q' };
  expectLinear((times) => expect(findAnchor(SENTENCE.repeat(times * 2), { quote, start: 0 })).toBeNull(), 1250);
});

it.each(['by ', 'a, ', ' | ', '(', '@a', 'a.', '&#3', 'and ', ' on 1', '—'])(
  'searches a text that repeats "%s" for authors’ names in linear time',
  (piece) => {
    expectLinear((times) => namesIn([piece.repeat(times)]), 20_000, piece);
  },
);

it('counts Chinese words in linear time', () => {
  expectLinear((times) => expect(countWords('大江又漲了，'.repeat(times), 'zh')).toBe(times * 5), 42_500);
});

it('finds line breaks among long runs of spaces in linear time (algorithm html-text)', () => {
  expectLinear((length) => {
    const spaces = ' '.repeat(length);
    const snapshot = snapshotOfHtml(`<p style="white-space:pre-line">a${spaces}b${spaces}\n${spaces}c`);
    expect(htmlText.run(createPage(snapshot), { population: 'rendered', documents }).text).toBe('a b\nc');
  }, 50_000);
});

it('reads many short paragraphs in linear time (jusText)', () => {
  const [few, many] = [25_000, 100_000].map((length) =>
    buildSnapshot(h('div', [h('p', SENTENCE.repeat(3)), ...Array.from({ length }, () => h('p', 'x'))])),
  ) as [PageSnapshot, PageSnapshot];
  const read = (page: PageSnapshot) => justext.run(createPage(page), { population: 'source', documents });
  expectLinear((count) => read(count === 25_000 ? few : many), 25_000);
});

it('splits a long page title into possible headlines in linear time (Boilerpipe)', () => {
  expectLinear((size) => titleCandidates2(`a${' '.repeat(size * 10)}b ${'- '.repeat(size)}c`), 25_000);
});
