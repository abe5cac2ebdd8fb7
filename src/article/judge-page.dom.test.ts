import { describe, expect, it } from 'vitest';
import { articleFrom, selectText } from '../../test/article-of.ts';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import type { PageJudgement } from '../algorithms/types.ts';

const ARTICLE: PageJudgement = { kind: 'article', article: 0.7, readable: 0.85 };
const NUMBERS = [1, 2, 3, 4, 5, 6];
const STORY =
  'The harbour master says that the ferry stays where it is until the wind has turned, and so does everybody. ';

/** Returns the final judgement of a page, made from the algorithm's judgement (`own`). The algorithm keeps all text. */
function judged(body: string, own: PageJudgement | null = ARTICLE): PageJudgement | null {
  const snapshot = snapshotOfHtml(`<html><head><title>Harbour</title></head><body>${body}</body></html>`);
  return articleFrom(snapshot, { ...selectText(snapshot), page: own }).page;
}

const entry = (number: number, text = STORY) =>
  `<article><h2><a href="/2026/${number}">Ferry number ${number}</a></h2><p>${text}</p></article>`;

describe('listings', () => {
  it('recognises a listing by headings that link to other pages and have summaries below them', () => {
    expect(judged(NUMBERS.map((number) => entry(number)).join(''))).toEqual({
      kind: 'listing',
      article: 0.2,
      readable: 0.2,
    });
  });

  it('recognises a listing whose headings are inside links', () => {
    const cards = NUMBERS.map((number) => `<a href="/f/${number}"><h3>Ferry ${number}</h3></a><p>${STORY}</p>`);
    expect(judged(cards.join(''))?.kind).toBe('listing');
  });

  it('recognises a listing whose text is mostly links', () => {
    const links = NUMBERS.map((number) => `<li><a href="/f/${number}">What ferry ${number} does</a> today</li>`);
    expect(judged(`<p>All ferries</p><ul>${links.join('')}</ul>`)?.kind).toBe('listing');
  });
});

describe('articles', () => {
  it('recognises an article even if teasers of other articles are below its text', () => {
    const text = `<p>${STORY.repeat(9)}</p>`.repeat(4);
    expect(judged(`<h1>Storm</h1>${text}${NUMBERS.map((number) => entry(number)).join('')}`)).toEqual(ARTICLE);
  });

  it('recognises an article whose headings link to sections of the same page', () => {
    const parts = NUMBERS.map((number) => `<h2 id="p${number}"><a href="#p${number}">Part</a></h2><p>${STORY}</p>`);
    expect(judged(parts.join(''))).toEqual(ARTICLE);
  });

  it('recognises an article with linked headings if the sections below the headings are long', () => {
    expect(judged(NUMBERS.map((number) => entry(number, STORY.repeat(9))).join(''))).toEqual(ARTICLE);
  });

  it('keeps the algorithm’s judgement if it is “forum”, or “article” with a high probability', () => {
    const list = NUMBERS.map((number) => entry(number)).join('');
    const sure: PageJudgement = { ...ARTICLE, article: 0.9 };
    const thread: PageJudgement = { ...ARTICLE, kind: 'forum' };
    expect(judged(list, sure)).toEqual(sure);
    expect(judged(list, thread)).toEqual(thread);
    expect(judged(list, null)).toBeNull();
  });
});
