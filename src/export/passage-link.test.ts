import { describe, expect, test } from 'vitest';
import { type Passage, passageLink } from './passage-link.ts';

const link = (passage: Partial<Passage>, url = 'https://k.test/a') =>
  passageLink(url, { start: '', end: '', before: '', after: '', text: '', ...passage });

describe('a link to a passage', () => {
  test.for<[string, Partial<Passage>, string]>([
    ['a few words', { start: 'the tide' }, '#:~:text=the%20tide'],
    [
      'between others',
      { start: 'the tide', before: 'So it is with ', after: ' in the harbour, they say' },
      '#:~:text=it%20is%20with-,the%20tide,-in%20the%20harbour%2C',
    ],
    [
      'cut in the middle of words',
      { start: 'he ti', before: 'with t', after: 'de, and' },
      '#:~:text=with-,the%20tide,-%2C%20and',
    ],
    [
      'over two paragraphs',
      { start: 'one two three four five six', end: 'a b c d e f' },
      '#:~:text=one%20two%20three%20four%20five,b%20c%20d%20e%20f',
    ],
    ['with what is syntax', { start: 'a-b, c & d' }, '#:~:text=a%2Db%2C%20c%20%26%20d'],
    ['with half a character', { start: 'a\ud800' }, '#:~:text=a%EF%BF%BD'],
    ['of nothing', { start: ' \n' }, ''],
  ])('%s', ([, passage, expected]) => {
    expect(link(passage)).toBe(`https://k.test/a${expected}`);
  });

  test('longer than a sentence is named by its ends', () => {
    const words = Array.from({ length: 60 }, (_unused, index) => `w${index}`);
    expect(link({ start: words.join(' ') })).toBe(
      'https://k.test/a#:~:text=w0%20w1%20w2%20w3%20w4,w55%20w56%20w57%20w58%20w59',
    );
  });

  test('has as much around it as tells it from others', () => {
    const [before, after] = ['at the end of a long day of rain ', ' was low'];
    const text = `of rain the tide was high. ${before}the tide${after}`;
    expect(link({ start: 'the tide', before, after, text })).toContain('day%20of%20rain-,the%20tide,-was%20low');
    const again = `long day of rain the tide was low. ${text}`;
    expect(link({ start: 'the tide', before, after, text: again })).toContain('of%20a%20long%20day%20of%20rain-,');
    // The whole paragraph is there twice: as good as it gets.
    expect(link({ start: 'the tide', before, after, text: text + text })).toContain('at%20the%20end%20of');
  });

  test('keeps the fragment that is there, and takes the place of an older passage', () => {
    expect(link({ start: 'x' }, 'https://k.test/a#b')).toBe('https://k.test/a#b:~:text=x');
    expect(link({ start: 'x' }, 'https://k.test/a#b:~:text=old')).toBe('https://k.test/a#b:~:text=x');
  });

  test('is the page without one', () => {
    expect(passageLink('https://k.test/a', null)).toBe('https://k.test/a');
  });
});
