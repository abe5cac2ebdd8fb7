import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { countsCharacters, countWords, readingMinutes } from '../shared/count-words.ts';
import { countTreeWords } from './measure.ts';

describe('the number of words', () => {
  it.each([
    ['en', 'Two words — and “three” more, 1st.', 6],
    ['ko', '항구는 작은 마을보다', 3],
    ['zh', '港口比小镇醒得更早。', 9],
    ['zh', '用 Intl.Segmenter 分词', 4],
    ['ja', 'カメラは 2 台', 6],
    ['th', 'ท่าเรือตื่นก่อนเมือง', 4],
    ['km', 'កំពង់ផែភ្ញាក់មុនទីក្រុង', 4],
    ['', 'ท่าเรือ 10 แห่ง', 3],
    ['not a language', 'สวัสดี', 1],
    ['en', 'a\u0301b \ud83d \udc00 😀 c', 2],
  ])('counts words by the rules of the language "%s": %s', (language, text, words) => {
    expect(countWords(text, language)).toBe(words);
  });

  it('does not join the last word of a block with the first of the next, and does not count ruby annotations', () => {
    const tree = h(
      null,
      h('p', 'one'),
      h('p', [h('ruby', ['漢字', h('rp', '('), h('rt', 'かんじ'), h('rp', ')')]), 'x']),
    );
    expect(countTreeWords(tree as Parameters<typeof countTreeWords>[0], 'ja')).toBe(4);
  });
});

describe('the reading time', () => {
  it.each([
    ['en', 2380, 10],
    ['zh-Hant', 2550, 10],
    ['ja', 3570, 10],
    ['', 1, 1],
  ])('in the language "%s", the reading time of %i words or characters is %i minutes', (language, words, minutes) => {
    expect(readingMinutes(words, language)).toBe(minutes);
  });

  it('counts characters instead of words in Chinese and Japanese', () => {
    expect(['zh-CN', 'ja', 'ko', 'th', ''].map(countsCharacters)).toEqual([true, true, false, false, false]);
  });
});
