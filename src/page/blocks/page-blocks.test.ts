import { expect, test } from 'vitest';
import type { MetadataHints } from '../snapshot/types.ts';
import { readDeclared } from './page-blocks.ts';

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
