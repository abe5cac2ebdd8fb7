import { expect, test } from 'vitest';
import { worthReading } from './worth-reading.ts';

const SENTENCE = 'The harbour wakes before the town does, and the first sound of it is the chain of the ferry. ';

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

test.for([
  ['paragraphs', `<p>${SENTENCE}</p>`.repeat(10), true],
  ['text between line breaks', `<div>${`${SENTENCE}<br><br>`.repeat(10)}</div>`, true],
  [
    'Japanese, which needs fewer characters for the same text',
    `<p>${'港は町より早く目を覚まし、最初の音は渡し船の鎖の音である。'.repeat(10)}</p>`,
    true,
  ],
  [
    'a form whose fields have the names of DOM properties',
    `<form><input name="localName"><p>${SENTENCE.repeat(10)}</p></form>`,
    true,
  ],
  ['nothing', '', false],
  ['a short note', `<p>${SENTENCE}</p>`, false],
  ['links', `<p><a href="#">${SENTENCE}</a></p>`.repeat(20), false],
  ['labels', '<li>Sign in</li>'.repeat(300), false],
  ['scripts and styles', `<script>${SENTENCE.repeat(20)}</script><style>${SENTENCE.repeat(20)}</style>`, false],
] as const)('tells whether a page has text to read: %s', ([_what, html, expected]) => {
  expect(worthReading(pageOf(html)).worth >= 1).toBe(expected);
});

test('a frameset, which has no body, has no text to read', () => {
  expect(worthReading(pageOf('<frameset><frame></frameset>')).worth).toBe(0);
});
