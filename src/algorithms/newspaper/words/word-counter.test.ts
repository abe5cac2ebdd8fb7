import { describe, expect, it } from 'vitest';
import { STOP_WORDS } from '../../steps/newspaper/stop-words.ts';
import { stopList } from '../../steps/page-language.ts';
import { wordCounter } from './word-counter.ts';

function listed(text: string, words: readonly string[], language = 'en') {
  return wordCounter(language, new Set(words))(text);
}

function count(text: string, language: string) {
  return wordCounter(language, stopList(STOP_WORDS, language).words)(text);
}

describe('words between spaces', () => {
  it('counts a contraction as one word', () => {
    expect(listed("Don't stop, it's well-known.", ["don't", 'stop', "it's", 'well-known'])).toEqual({
      words: 4,
      stopWords: 4,
    });
  });

  it('splits words at hyphens and apostrophes, except at a single one inside a word', () => {
    expect(listed("'tis the boys' game", ['tis', 'the', 'boys', 'game'])).toEqual({ words: 4, stopWords: 4 });
    expect(listed("a--b c-'d 5€-6", ['a', 'b', 'c', 'd', '5€', '6'])).toEqual({ words: 6, stopWords: 6 });
    expect(listed('-a-', ['a'])).toEqual({ words: 1, stopWords: 1 });
  });

  it('separates words at punctuation of any script and at ASCII symbols', () => {
    expect(listed('a.b_c«d»e¿f$g+h、i', 'abcdefghi'.split(''))).toEqual({ words: 9, stopWords: 9 });
  });

  it('treats symbols beyond ASCII as parts of words', () => {
    expect(listed('5€ 😀 a\u200bb', ['5€', '😀', 'a\u200bb'])).toEqual({ words: 3, stopWords: 3 });
  });

  it('splits words at every character that is white space in Python', () => {
    expect(listed('a\u00a0b\u2003c\u0085d', 'abcd'.split(''))).toEqual({ words: 4, stopWords: 4 });
  });

  it('recognises a stop word in capitals', () => {
    expect(listed('THE', ['the'])).toEqual({ words: 1, stopWords: 1 });
  });

  it('counts no words in blank text', () => {
    expect(listed(' \n ', [''])).toEqual({ words: 0, stopWords: 0 });
  });
});

describe('languages', () => {
  it('uses the large English list of stop words, which contains words that are common in news', () => {
    expect(count('The police took a photo of the river.', 'en')).toEqual({ words: 8, stopWords: 7 });
  });

  it.each([
    ['zh', '我们的生活水平也在不断提高。'],
    ['ja', '私はこの本を読んだ。'],
    ['th', 'ฉันรักประเทศไทยและวัฒนธรรมของเรา'],
  ])('finds words in languages without spaces (%s)', (language, text) => {
    const { words, stopWords } = count(text, language);
    expect(words).toBeGreaterThan(4);
    expect(stopWords).toBeGreaterThan(0);
  });

  it('recognises Korean stop words at the ends of longer words', () => {
    expect(listed('학교와 집은', ['와', '은'], 'ko')).toEqual({ words: 2, stopWords: 2 });
  });
});
