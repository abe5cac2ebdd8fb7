import { afterEach, expect, test } from 'vitest';
import { isQuickToRead } from './readable.ts';

const WORDS = 'The river rose again in the night. ';

const pageOf = (...content: (Node | string)[]) => {
  const page = document.implementation.createHTMLDocument();
  for (const each of content) page.body.append(each);
  return page;
};

const elementOf = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });

const paragraphs = (count: number, text: string) => Array.from({ length: count }, () => elementOf('p', text));

const nested = (depth: number, text: string) => {
  let inner: Node = new Text(text);
  for (let level = 0; level < depth; level++) {
    const outer = document.createElement('div');
    outer.append(inner);
    inner = outer;
  }
  return inner;
};

afterEach(() => document.body.replaceChildren());

test.each([
  ['an article', pageOf(...paragraphs(60, WORDS.repeat(10)))],
  ['a book of half a megabyte', pageOf(...paragraphs(500, WORDS.repeat(30)))],
  [
    'an article on a page with megabytes of script data',
    pageOf(...paragraphs(60, WORDS), elementOf('script', WORDS.repeat(90_000))),
  ],
  ['an article with large styles', pageOf(elementOf('style', WORDS.repeat(90_000)), ...paragraphs(60, WORDS))],
  ['an empty page', document.implementation.createHTMLDocument()],
])('isQuickToRead is true for a page like this: %s', (_what, page) => {
  expect(isQuickToRead(page)).toBe(true);
});

test.each([
  ['one text of megabytes', pageOf(elementOf('p', WORDS.repeat(90_000)))],
  [
    'a page whose last, deeply nested text has megabytes',
    pageOf(...paragraphs(500, WORDS), nested(300, WORDS.repeat(90_000))),
  ],
  ['a thousand long paragraphs', pageOf(...paragraphs(1000, WORDS.repeat(90)))],
  [
    'a paragraph that is split into a hundred thousand text nodes',
    pageOf(...Array.from({ length: 100_000 }, () => WORDS)),
  ],
  ['a code block of megabytes', pageOf(elementOf('pre', WORDS.repeat(90_000)))],
  ['tens of thousands of elements', pageOf(...paragraphs(25_000, ''))],
])('isQuickToRead is false for a page like this: %s', (_what, page) => {
  expect(isQuickToRead(page)).toBe(false);
});

test('isQuickToRead counts a page’s text again after a script has added more', () => {
  const page = pageOf(elementOf('p', WORDS));
  expect(isQuickToRead(page)).toBe(true);
  for (let turn = 0; turn < 90; turn++) page.body.append(WORDS.repeat(1000));
  expect(isQuickToRead(page)).toBe(false);
});
