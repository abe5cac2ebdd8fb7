/** Tests which pages have text to read, and when the article probe reports a page: at once, or after new text. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilArticle, worthReading } from './until-article.ts';

const SENTENCE = 'The harbour wakes before the town does, and the first sound of it is the chain of the ferry. ';
const paragraphs = (count: number) =>
  Array.from({ length: count }, () => Object.assign(document.createElement('p'), { textContent: SENTENCE }));
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// fake timers: on a busy machine, a real pause of 40 ms could last longer than the pause that the probe waits for
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // start after time 0, because the tested code uses 0 for "no change yet"
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const TEXT_TIMEOUT = 1600;

/** Returns how often the page is reported while `bring` adds text to it. */
async function told(bring: () => Promise<void>, isOver = () => false): Promise<number> {
  let count = 0;
  const tell = async () => {
    count++;
  };
  const looking = untilArticle(document, { tell, isOver }, TEXT_TIMEOUT);
  const bringing = bring();
  await vi.advanceTimersByTimeAsync(2 * TEXT_TIMEOUT);
  await Promise.all([looking, bringing]);
  return count;
}

test.for<[string, () => Promise<void>, number]>([
  ['reports text that is there at the start', async () => {}, 1],
  [
    'reports text that comes in one piece',
    async () => {
      await later(500);
      document.body.append(...paragraphs(100));
    },
    1,
  ],
  [
    'reports text that comes in several pieces',
    async () => {
      for (let piece = 0; piece < 20; piece++) {
        await later(40);
        document.body.append(...paragraphs(5));
      }
    },
    1,
  ],
  [
    'reports text that is written into an existing node',
    async () => {
      const text = document.body.appendChild(document.createElement('p')).appendChild(new Text('Loading'));
      await later(500);
      text.data = SENTENCE.repeat(80);
    },
    1,
  ],
  [
    'reports a page again after a script has replaced its content',
    async () => {
      document.body.append(...paragraphs(10));
      await later(900);
      document.body.replaceChildren(...paragraphs(100));
    },
    2,
  ],
  [
    'reports text in a new body element that replaces the old one',
    async () => {
      await later(300);
      const body = document.createElement('body');
      body.append(...paragraphs(100));
      document.body.replaceWith(body);
    },
    1,
  ],
  [
    'does not report a page to which a script adds short lines again and again',
    async () => {
      for (let line = 0; line < 30; line++) {
        await later(40);
        document.body.append(Object.assign(document.createElement('li'), { textContent: 'Sign in' }));
      }
    },
    0,
  ],
  ['does not report a page without text', async () => {}, 0],
])('the check for automatic opening %s', async ([what, bring, times]) => {
  if (what === 'reports text that is there at the start') document.body.append(...paragraphs(100));
  expect(await told(bring)).toBe(times);
});

test('the check for automatic opening reports nothing once the user is active on the page', async () => {
  let isBusy = false;
  const bring = async () => {
    await later(200);
    isBusy = true;
    document.body.append(...paragraphs(100));
  };
  expect(await told(bring, () => isBusy)).toBe(0);
});

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
