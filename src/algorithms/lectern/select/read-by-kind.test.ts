import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { createPage } from '../../../page/page.ts';
import { runWithRoles } from '../../../selection/roles/with-roles.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import { createContext, type FeatureContext } from '../features/context.ts';
import lectern from '../index.ts';
import { agree, isBetterAsArticle, kindsAsArticle, mayBeArticle } from './read-by-kind.ts';

const TITLE = 'Storm keeps the ferry in port';
const HEAD = `<h1>${TITLE}</h1><p>12.01.2012</p>`;
const SENTENCE = 'The ferry stayed in the harbour all night, because nobody dared to sail. ';
const prose = (count: number) => `<p>${SENTENCE.repeat(2)}</p>`.repeat(count);
const html = (body: string) => `<html><head><title>${TITLE}</title></head><body>${body}</body></html>`;
const contextOf = (body: string) => createContext(createPage(snapshotOfHtml(html(body))));

/** Returns page kinds with the given probabilities; the kind "listing" gets the rest. */
function kinds(given: Partial<Record<PageKind, number>>): Float64Array {
  const rest = 1 - Object.values(given).reduce((sum, value) => sum + value, 0);
  return Float64Array.from(PAGE_KINDS, (kind) => given[kind] ?? (kind === 'listing' ? rest : 0));
}

describe('a page of uncertain kind', () => {
  const may = (body: string, given: Partial<Record<PageKind, number>> = { article: 0.2 }) =>
    mayBeArticle(contextOf(body), kinds(given));

  it('takes a page for a possible article if its headline matches its title and a date is near', () => {
    expect(may(HEAD + prose(3))).toBe(true);
    expect(may(`<p>Posted at 10:15</p><h1>${TITLE}</h1>${prose(3)}`)).toBe(true);
    expect(may(`<h1>${TITLE}</h1><p>١٢/٠١/٢٠١٢</p>${prose(3)}`)).toBe(true);
  });

  it('a possible article needs a date and a visible headline that matches the title', () => {
    expect(may(`<h1>${TITLE}</h1>${prose(3)}`)).toBe(false);
    expect(may(`<h1>All about harbours</h1><p>12.01.2012</p>${prose(3)}`)).toBe(false);
    expect(may(`<h1 hidden>${TITLE}</h1><p>12.01.2012</p>${prose(3)}`)).toBe(false);
  });

  it('does not read a page again as an article if its kind is certain or it may be a thread, shop or manual', () => {
    expect(may(HEAD + prose(3), { article: 0.85 })).toBe(false);
    expect(may(HEAD + prose(3), { article: 0.01 })).toBe(false);
    for (const kind of ['forum', 'product', 'documentation'] as const)
      expect(may(HEAD + prose(3), { article: 0.3, [kind]: 0.35 })).toBe(false);
  });
});

describe('the reading as an article', () => {
  const LINKS = '<ul><li><a href="/a">Ten harbours to see</a></li><li><a href="/b">How a ferry floats</a></li></ul>';
  const ARTICLE = `${LINKS}<div>${HEAD}${prose(3)}</div>${LINKS}`;

  /**
   * Returns whether reading the page as an article gives the better result. The first reading keeps everything; the
   * reading as an article keeps only the blocks for which `isKept` is true.
   */
  function isBetter(context: FeatureContext, isKept: (text: string) => boolean, quality = 0.8): boolean {
    const { blocks, page } = context.view;
    const all = new Uint8Array(blocks.size).fill(1);
    const kept = Uint8Array.from(blocks.first, (node) => (isKept(page.textOf(node)) ? 1 : 0));
    return isBetterAsArticle(context, { kept: all, quality: 0.8 }, { kept, quality });
  }
  const isProse = (text: string) => text.startsWith('The ferry');

  it('reads a page as an article if this keeps the running text below the headline', () => {
    expect(isBetter(contextOf(ARTICLE), isProse)).toBe(true);
  });

  it('does not read a page as an article if this makes the expected F1 much lower', () => {
    expect(isBetter(contextOf(ARTICLE), isProse, 0.55)).toBe(false);
  });

  it('does not read a page as an article of one block, of few words, or with text far above the headline', () => {
    expect(isBetter(contextOf(`${HEAD}<p>${SENTENCE.repeat(8)}</p>`), isProse)).toBe(false);
    expect(isBetter(contextOf(`${HEAD}<p>${SENTENCE}</p><p>${SENTENCE}</p>`), isProse)).toBe(false);
    expect(isBetter(contextOf(prose(5) + HEAD), isProse)).toBe(false);
  });

  it("does not read a page as an article if this keeps only little of the page's running text", () => {
    const other = `<section>${`<p>${SENTENCE.replace('ferry', 'boat').repeat(4)}</p>`.repeat(9)}</section>`;
    expect(isBetter(contextOf(ARTICLE + other), isProse)).toBe(false);
  });

  it('does not read a page as an article if this keeps only the summaries of list entries', () => {
    const entry = `<article><h2><a href="/c">A storm</a></h2><div><p>${SENTENCE.repeat(2)}</p></div></article>`;
    expect(isBetter(contextOf(HEAD + entry.repeat(6)), isProse)).toBe(false);
  });
});

it('finds two selections equal if one lacks one line, but not if one lacks most of the text', () => {
  const context = contextOf(`${HEAD}<p>Photo: Ada Poe</p>${prose(5)}`);
  const all = { kept: new Uint8Array(context.view.blocks.size).fill(1), quality: 0.8 };
  const without = (from: number, end: number) => ({
    ...all,
    kept: all.kept.map((_, block) => (block >= from && block < end ? 0 : 1)),
  });
  expect(agree(context, all, without(2, 3))).toBe(true);
  expect(agree(context, all, without(3, 7))).toBe(false);
});

it('makes "article" the most probable page kind and keeps the proportions of the other kinds', () => {
  const after = kindsAsArticle(kinds({ article: 0.2, service: 0.2 }));
  expect(PAGE_KINDS[after.indexOf(Math.max(...after))]).toBe('article');
  expect(after.reduce((sum, value) => sum + value)).toBeCloseTo(1);
  const of = (kind: PageKind) => after[PAGE_KINDS.indexOf(kind)];
  expect(of('listing')).toBeCloseTo(3 * (of('service') ?? 0));
  expect(kindsAsArticle(kinds({ article: 0.75 }))[0]).toBe(0.75);
});

describe('lectern', () => {
  const options = { population: 'rendered', documents: { create: () => expect.fail('asks for no document') } } as const;

  /** Reads a page. Returns the page's kind, and a function that returns whether a text of the page is kept. */
  function read(body: string) {
    const page = createPage({ ...snapshotOfHtml(html(body)), url: 'https://gazette.example/7' });
    const { marks, page: judgement } = runWithRoles(lectern, page, options);
    const isKept = (text: string) => marks.some(({ node }) => page.textOf(node).includes(text));
    return { kind: judgement?.kind, isKept };
  }

  const repeat = (count: number, item: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => item(index)).join('');
  const STORY = [
    'When the wind turned at four, the last ferry had left, and nobody on the quay knew whether another would come.',
    'Those who live on the island are used to it; the others looked at the water, and at the only house with a light.',
    'Talk went to boats, as it does here. Somebody rowed across in 1962 with a cow; somebody else doubted the cow.',
  ];
  const MENU = `<ul>${repeat(12, (index) => `<li><a href="/s/${index}">Section ${index}</a></li>`)}</ul>`;

  it('recognizes a short article on a page with many links', () => {
    const line = (day: number) =>
      `<li>${day}.01 <a href="/n/${day}">Fishermen of bay ${day} count their boats again</a></li>`;
    const ticker = `<ul>${repeat(60, line)}</ul>`;
    const story = STORY.map((text) => `<p>${text}</p>`).join('');
    const { kind, isKept } = read(`${MENU}${ticker}<div>${HEAD}${story}</div>${ticker}${MENU}`);
    expect(kind).toBe('article');
    for (const text of STORY) expect(isKept(text)).toBe(true);
    expect(isKept('Fishermen')).toBe(false);
  });

  it('keeps all entries of a list', () => {
    const entry = (
      bay: number,
    ) => `<div class="item"><h3><a href="/n/${bay}">Fishermen of bay ${bay} count their boats</a></h3>
      <p>In bay ${bay} the nets were dry again on Tuesday, and nobody could say where the herring was.</p></div>`;
    const { isKept } = read(`${MENU}${HEAD}<div class="list">${repeat(20, entry)}</div>`);
    for (let bay = 0; bay < 20; bay++) expect(isKept(`In bay ${bay} the nets`)).toBe(true);
  });

  it('keeps all posts of a thread', () => {
    const post = (hour: number) => `<div class="post"><div class="user">Sailor ${hour}</div>
      <div class="date">12.01.2012 ${hour + 10}:10</div><div class="message"><p>Answer ${hour}: ${SENTENCE}</p></div></div>`;
    const { isKept } = read(`${MENU}${HEAD}<div class="thread">${repeat(12, post)}</div>`);
    for (let hour = 0; hour < 12; hour++) expect(isKept(`Answer ${hour}:`)).toBe(true);
  });
});
