import { afterEach, describe, expect, it } from 'vitest';
import { selectText } from '../../../test/article-of.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import type { PageJudgement, Selection } from '../../algorithms/types.ts';
import { createPage } from '../../page/page.ts';
import { describeLowConfidence, hasLowConfidence } from './low-confidence.ts';
import { findSecondOpinion } from './second-opinion.ts';

afterEach(removePages);

const PROSE = 'The ferry stayed where it was until the morning. '.repeat(10);
const PAGE = `<style>main { width: 600px } aside { position: absolute; left: 800px; top: 0; width: 300px }</style>
  <main><p>Main: ${PROSE}</p><p>Main: ${PROSE}</p></main><aside><p>Side: ${PROSE}</p></aside>`;

const SURE: Pick<Selection, 'confidence' | 'page' | 'empty'> = { confidence: null, page: null, empty: null };
const page = (readable: number): PageJudgement => ({ kind: 'listing', article: 0, readable });

describe('hasLowConfidence', () => {
  it.each([
    [true, 'an algorithm that is not sure', { ...SURE, confidence: 0.59 }],
    [false, 'an algorithm that is sure enough', { ...SURE, confidence: 0.6 }],
    [true, 'a page that is hardly an article', { ...SURE, confidence: 0.9, page: page(0.29) }],
    [false, 'a page that may be an article', { ...SURE, confidence: 0.9, page: page(0.3) }],
    [false, 'an algorithm that reports no confidence', SURE],
    [
      false,
      'an empty selection, for which the reader has another message',
      { ...SURE, confidence: 0, empty: 'no-candidate' },
    ],
  ] as const)('hasLowConfidence returns %s for %s', (isExpected, _what, selection) => {
    expect(hasLowConfidence(selection)).toBe(isExpected);
  });
});

describe('describeLowConfidence', () => {
  const say = (kind: PageJudgement['kind'], readable: number) =>
    describeLowConfidence({ algorithm: 'lectern', page: { kind, article: 0, readable } }, null, false).notice;

  it('the warning calls the page a list if the algorithm recognises it as one', () => {
    expect(say('listing', 0.2)).toBe('This looks like a list of other pages, not one article.');
    expect(say('collection', 0.2)).toBe('This looks like a list of other pages, not one article.');
  });

  it('the warning says that part of the page may be missing if the algorithm reports missing text', () => {
    const text = { algorithm: 'lectern', page: page(0.9), lacksText: true } as const;
    expect(describeLowConfidence(text, null, false).notice).toBe('Part of the page may be missing.');
  });

  it('the warning says that the page may not be an article if no more specific reason is known', () => {
    expect(say('listing', 0.5)).toBe('This may not be an article.');
    expect(say('product', 0.2)).toBe('This may not be an article.');
  });
});

describe('suggestions for an article of low confidence', () => {
  async function offer(shown: RegExp, others: Readonly<Record<string, RegExp>>, html = PAGE, hasSelected = false) {
    const { snapshot } = await snapshotPage(html);
    const select = (algorithm: string, pattern: RegExp): Selection => ({
      ...selectText(snapshot, (text) => pattern.test(text)),
      algorithm,
    });
    const found = Object.entries(others).map(([id, pattern]) => select(id, pattern));
    const second = findSecondOpinion(createPage(snapshot), select('dragnet', shown), found, 'en');
    const { notice, ways } = describeLowConfidence({ algorithm: 'dragnet', page: null }, second, hasSelected);
    return { notice, ways: ways.map(({ label, algorithm }) => [label, algorithm]) };
  }
  const ELSEWHERE = [
    ['Select text on the page', null],
    ['Show all visible text', 'html-text'],
  ];

  it('the reader suggests another algorithm if its result is closer to the page’s main column of text', async () => {
    const { notice, ways } = await offer(/Side/, { readability: /Main/, 'boilerpipe-article': /Main|Side/ });
    expect(notice).toBe('This may not be an article. Readability found 182 words.');
    expect(ways).toEqual([['Use Readability', 'readability'], ...ELSEWHERE]);
  });

  it('the warning states how many words the reader would show with the suggested algorithm', async () => {
    const { notice } = await offer(/Side/, { readability: /Main|Side/ });
    expect(notice).toContain('Readability found 273 words.');
  });

  it('the warning states the length of the suggested algorithm’s article, in characters if it is Chinese', async () => {
    const { snapshot } = await snapshotPage(PAGE);
    const shown = selectText(snapshot, (text) => /Side/.test(text));
    const other = { ...selectText(snapshot, (text) => /Main/.test(text)), algorithm: 'readability' };
    const second = findSecondOpinion(createPage(snapshot), shown, [other], 'zh');
    const { notice } = describeLowConfidence({ algorithm: 'dragnet', page: null }, second, false);
    expect(notice).toContain('Readability found 182 characters.');
  });

  it.each([
    ['if it does not agree better with the main column', /Main/, { readability: /Main/ }, PAGE],
    ['if it agrees badly too', /Side/, { readability: /Side/ }, PAGE],
    ['if it has not run yet', /Side/, {}, PAGE],
    ['if the page has no layout', /Side/, { readability: /Main/ }, '<title>T</title>'],
  ])('the reader does not suggest another algorithm %s', async (_what, shown, others, html) => {
    expect(await offer(shown, others, html)).toEqual({ notice: 'This may not be an article.', ways: ELSEWHERE });
  });

  it('the reader suggests showing the text that the user has selected', async () => {
    expect((await offer(/Main/, {}, PAGE, true)).ways[0]).toEqual(['Show my selection', 'selection']);
  });
});
