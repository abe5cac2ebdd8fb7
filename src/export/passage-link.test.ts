import { describe, expect, test } from 'vitest';
import { type Passage, passageLink } from './passage-link.ts';

const ADDRESS = 'https://k.test/a';
const link = (passage: Partial<Passage>, url = ADDRESS) =>
  passageLink(url, { start: '', end: '', page: '', at: 0, length: 100, ...passage });
/** Returns the decoded text directive (`:~:text=…`) of the link to a passage. */
const fragment = (passage: Partial<Passage>) => {
  const address = link(passage);
  return address === null ? null : decodeURIComponent(address.slice(`${ADDRESS}#:~:text=`.length));
};

const words = (count: number, name = 'w') =>
  Array.from({ length: count }, (_unused, index) => `${name}${index}`).join(' ');

describe('a link to a passage', () => {
  test.for<[string, Partial<Passage>, string]>([
    ['a few words', { start: 'the tide', page: 'the tide' }, 'the tide'],
    [
      'a few words between others',
      { start: 'the tide', page: 'So it is with the tide in the harbour, they say' },
      'it is with-,the tide,-in the harbour,',
    ],
    [
      'more words, which the page has once',
      { start: 'the tide in the harbour', page: 'So it is with the tide in the harbour, they say' },
      'the tide in the harbour',
    ],
    ['cut in the middle of words', { start: 'he ti', page: 'with the tide, and' }, 'with-,the tide,-, and'],
    [
      'cut after an apostrophe',
      { start: 't sail before dawn', page: 'They don’t sail before dawn.' },
      'don’t sail before dawn',
    ],
    [
      'over two paragraphs',
      { start: 'one two three four five six', end: 'a b c d e f', page: 'one two three four five six\na b c d e f' },
      'one two three four five,b c d e f',
    ],
    ['with dashes, commas and ampersands', { start: 'a-b, c & d', page: 'a-b, c & d' }, 'a-b, c & d'],
    [
      'with soft hyphens',
      { start: 'the har\u00adbour of old Kirkwall', page: 'the harbour of old Kirkwall' },
      'the harbour of old Kirkwall',
    ],
    [
      'in a script without spaces',
      { start: '港の終わりに立つ', page: '彼は港の終わりに立つ灯台を見た。' },
      '彼は-,港の終わりに立つ,-灯台を見た。',
    ],
    [
      'at the start of its paragraph, below other text of the page',
      { start: 'The tide', page: 'Advertisement\nThe tide was high' },
      'Advertisement-,The tide,-was high',
    ],
  ])('a link to a passage is unique and as short as possible: %s', ([, passage, expected]) => {
    expect(fragment(passage)).toBe(expected);
  });

  test('percent-encodes the text in a link to a passage', () => {
    expect(link({ start: 'a-b, c & d e', page: 'a-b, c & d e' })).toBe(`${ADDRESS}#:~:text=a%2Db%2C%20c%20%26%20d%20e`);
    expect(link({ start: 'a\ud800', page: 'a\ud800' })).toBe(`${ADDRESS}#:~:text=a%EF%BF%BD`);
  });

  test('links to a long passage by its first and last words only', () => {
    const page = words(60);
    expect(fragment({ start: page, page })).toBe('w0 w1 w2 w3 w4,w55 w56 w57 w58 w59');
  });

  test('links to a long passage without spaces by its first and last characters only', () => {
    const passage = Array.from({ length: 300 }, (_unused, index) => String.fromCharCode(0x4e00 + index)).join('');
    const page = `上文\n${passage}\n下文`;
    const parts = fragment({ start: passage, page, at: 3, length: 300 })?.split(',') ?? [];
    const [before, first = '', last = '', after] = parts;
    expect([before, after, parts.length]).toEqual(['上文-', '-下文', 4]);
    expect(first.length + last.length).toBeLessThan(60);
    expect(passage.startsWith(first) && passage.endsWith(last)).toBe(true);
  });

  test('adds enough text around the passage to make the link unique on the page', () => {
    const said = 'at the end of a long day of rain the tide was low';
    const passage = (page: string) => ({ start: 'the tide', page, at: page.lastIndexOf('the tide') });
    expect(fragment(passage(`of rain the tide was high. ${said}`))).toBe('day of rain-,the tide,-was low');
    expect(fragment(passage(`long day of rain the tide was low.\n${said}`))).toContain('of a long day of rain-,');
    // the page has the whole paragraph twice, so no context can make the link unique
    expect(fragment(passage(`${said}\n${said}`))).toContain('at the end of');
  });

  test('links to the selected occurrence of a word, not to the first', () => {
    const page = 'The Harbour Master\nAt noon the harbour was empty.\nOf the harbour nobody spoke.';
    expect(fragment({ start: 'harbour', page, at: page.indexOf('harbour') })).toBe('At noon the-,harbour,-was empty.');
    expect(fragment({ start: 'harbour', page, at: page.lastIndexOf('harbour') })).toBe(
      'Of the-,harbour,-nobody spoke.',
    );
  });

  test('keeps the fragment of the URL, but replaces a text fragment (:~:text=…) that the URL already has', () => {
    expect(link({ start: 'x', page: 'x' }, 'https://k.test/a#b')).toBe('https://k.test/a#b:~:text=x');
    expect(link({ start: 'x', page: 'x' }, 'https://k.test/a#b:~:text=old')).toBe('https://k.test/a#b:~:text=x');
  });

  test("returns the page's URL if nothing is selected", () => {
    expect(passageLink(ADDRESS, null)).toBe(ADDRESS);
    expect(link({ start: ' \n', page: 'x' })).toBe(ADDRESS);
  });
});

describe('a passage whose text is different on the page', () => {
  test('finds a passage although a note in it has another number on the page than in the article', () => {
    const page = 'Before it, the ferry sailed at dawn[12] and was never seen again, they say.';
    expect(fragment({ start: 'the ferry sailed at dawn1 and was never seen again', page, at: 0 })).toBe(
      'the ferry sailed at dawn[12] and was never seen again',
    );
  });

  test('finds a passage on the page although the article has joined its two paragraphs', () => {
    const page = 'The ferry sailed at dawn\nand was never seen again.';
    expect(fragment({ start: 'The ferry sailed at dawn and was never seen again.', page, at: 0 })).toBe(
      'The ferry sailed at dawn,and was never seen again.',
    );
  });

  test('finds a Japanese passage although a note in it has another number on the page than in the article', () => {
    const [before, after] = ['昔々あるところに'.repeat(8), '老人が住んでいました'.repeat(8)];
    const found = fragment({ start: `${before}1${after}`, page: `${before}[12]${after}`, at: 0, length: 150 });
    expect(found?.startsWith(before)).toBe(true);
    expect(found?.endsWith('住んでいました')).toBe(true);
  });

  test('finds a passage although the page has another line between its two paragraphs', () => {
    const page = `${words(8, 'a')}\nShare this\n${words(8, 'b')}`;
    expect(fragment({ start: words(8, 'a'), end: words(8, 'b'), page, at: 0 })).toBe('a0 a1 a2 a3 a4,b3 b4 b5 b6 b7');
  });

  test('returns no link if the page does not contain the passage', () => {
    const page = 'The ferry sailed at dawn.';
    expect(link({ start: 'A summary of ours', page })).toBeNull();
    expect(link({ start: 'The ferry', end: 'somewhere else', page })).toBeNull();
    expect(link({ start: 'The ferry', page: '' })).toBeNull();
    const far = `The ferry sailed\n${'x '.repeat(1000)}\nand never came again.`;
    expect(link({ start: 'The ferry was lost and never came again.', page: far, length: 40 })).toBeNull();
  });
});
