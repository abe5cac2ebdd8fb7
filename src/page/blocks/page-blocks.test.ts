import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../page.ts';
import type { MetadataHints } from '../snapshot/types.ts';
import { createModelView } from './model-view.ts';
import { findTitleBlock, readDeclared, titleLikeness } from './page-blocks.ts';

function likenessOf(html: string, titles: readonly string[]): number[] {
  return Array.from(titleLikeness(createModelView(createPage(snapshotOfHtml(html))), titles), (value) =>
    Number(value.toFixed(3)),
  );
}

function titleBlockOf(html: string, titles: readonly string[]): number {
  const view = createModelView(createPage(snapshotOfHtml(html)));
  return findTitleBlock(view, titleLikeness(view, titles));
}

test('computes the likeness of a block and a title as the share of their words that occur in both', () => {
  expect(likenessOf('<h1>The quiet harbour</h1><p>the harbour</p><p>nothing</p>', ['The quiet harbour'])).toEqual([
    1, 0.667, 0,
  ]);
});

test('compares a block with the most similar title', () => {
  const titles = ['The quiet harbour | The Review', 'The quiet harbour', 'The Review'];
  expect(likenessOf('<h1>The quiet harbour</h1><p>The Review</p><p>The</p>', titles)).toEqual([1, 1, 0.5]);
});

test('a block that only repeats one word of the title four times has the likeness 0.5, not 1', () => {
  expect(likenessOf('<p>go go go go</p>', ['go now'])).toEqual([0.5]);
});

test('ignores a title of one word that is not the first title', () => {
  expect(likenessOf('<p>Harbour</p>', ['Harbour'])).toEqual([1]);
  expect(likenessOf('<p>Harbour</p>', ['The quiet quay', 'Harbour'])).toEqual([0]);
});

test('gives a long block the likeness 0 to any title', () => {
  expect(likenessOf(`<p>${'harbour quiet '.repeat(21)}</p>`, ['Harbour quiet'])).toEqual([0]);
});

test('gives blocks the likeness 0 if all titles are empty', () => {
  expect(likenessOf('<p>Harbour</p>', ['', '…'])).toEqual([0]);
});

test('chooses the block most like a title as the headline, and prefers headings', () => {
  const page = '<p>The quiet harbour</p><h1>The quiet harbour</h1><p>Text</p>';
  expect(titleBlockOf(page, ['The quiet harbour'])).toBe(1);
});

test('prefers visible and early blocks as the headline', () => {
  const page = `<h2 style="display: none">The quiet harbour</h2><h2>The quiet harbour</h2>${'<p>x</p>'.repeat(9)}`;
  expect(titleBlockOf(page, ['The quiet harbour'])).toBe(1);
  expect(
    titleBlockOf(`<h2>A quiet harbour</h2>${'<p>x</p>'.repeat(9)}<h2>The quiet harbour</h2>`, ['A quiet harbour']),
  ).toBe(0);
});

test('if two headings are parts of the page title, takes the longer one as the headline, not the site name', () => {
  const parts = ['What a university ought to stand for', 'Bob Sutton'];
  const blog = '<h1>Bob Sutton</h1><p>About</p><h3>What a university ought to stand for</h3><p>Text</p>';
  expect(titleBlockOf(blog, parts)).toBe(2);
  expect(titleBlockOf(blog.replaceAll('h3', 'p'), parts)).toBe(0);
});

test('falls back to the first visible h1, and finds no headline if there is none', () => {
  expect(titleBlockOf('<p>a</p><h1 style="display: none">b</h1><h1>c</h1><h1>d</h1>', ['Other words'])).toBe(2);
  expect(titleBlockOf('<p>a</p><h2>b</h2>', ['Other words'])).toBe(-1);
});

function declared(hints: Partial<MetadataHints>) {
  return readDeclared({ title: '', language: '', canonicalUrl: '', meta: {}, jsonLd: [], ...hints });
}

function fromJson(value: unknown) {
  return declared({ jsonLd: [JSON.stringify(value)] });
}

test('reads titles from meta elements, JSON-LD, the document’s title and the parts of that title', () => {
  const { titles } = declared({
    title: 'Quiet harbour - The Review',
    meta: { 'og:title': ['Og title'] },
    jsonLd: ['{"headline": "Json headline"}'],
  });
  expect(titles.filter((title) => title !== '')).toEqual([
    'Og title',
    'Json headline',
    'Quiet harbour - The Review',
    'Quiet harbour',
    'The Review',
  ]);
});

test('reads types, date and author from nested JSON-LD', () => {
  const facts = fromJson({ '@graph': [{ '@type': ['NewsArticle', 'Report'], datePublished: '2026', author: 'Ada' }] });
  expect([...facts.types]).toEqual(['newsarticle', 'report']);
  expect(facts).toMatchObject({ hasDate: true, hasAuthor: true });
});

test('reads types, date and author from meta elements', () => {
  const facts = declared({ meta: { 'og:type': ['Website'], 'article:published_time': ['2026'], author: ['Ada'] } });
  expect([...facts.types]).toEqual(['og:website', 'og:article']);
  expect(facts).toMatchObject({ hasDate: true, hasAuthor: true });
});

test('counts the words of the longest articleBody in JSON-LD', () => {
  expect(fromJson([{ articleBody: 'one two three' }, { articleBody: 'one' }]).bodyWords).toBe(3);
});

test('reads descriptions from meta elements and JSON-LD', () => {
  expect(declared({}).description).toBeNull();
  expect(declared({ meta: { description: ['The harbour was quiet'] } }).description).not.toBeNull();
  expect(fromJson({ description: 'The harbour was quiet' }).description).not.toBeNull();
});

test.each(['', '{', 'null', '"text"', '7', '[[[[[[{"headline": "deep"}]]]]]]', '{"@type": 3, "headline": {}}'])(
  'finds no titles or types in JSON-LD that is invalid, too deep or without texts: %s',
  (source) => {
    const { titles, types } = declared({ jsonLd: [source] });
    expect(titles.filter((title) => title !== '')).toEqual([]);
    expect(types.size).toBe(0);
  },
);
