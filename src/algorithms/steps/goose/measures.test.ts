import { describe, expect, it } from 'vitest';
import { stopList } from '../page-language.ts';
import { statisticsCounter } from './measures.ts';
import { STOP_WORDS } from './stop-words.ts';

function stopWords(text: string, language = 'en'): number {
  return statisticsCounter(stopList(STOP_WORDS, language).words)(text).stopWords;
}

describe('stop words', () => {
  it.each([
    ['The rain that fell on the town was the most that had been seen for a long time.', 12],
    ["Don't stop, it's well-known.", 1],
    ['Photo', 0],
    ['', 0],
    ['THE\u00a0t-h-e «the» ‘the’', 2],
  ])('counts the stop words of "%s"', (text, number) => {
    expect(stopWords(text)).toBe(number);
  });

  it('recognises stop words in upper case, also beyond ASCII', () => {
    expect(stopWords('ГДЕ Где, где.', 'ru')).toBe(3);
  });

  it('counts a lone hyphen as a stop word in German, because the German list has an empty entry', () => {
    expect(stopWords('Haus - Garten', 'de')).toBe(1);
    expect(stopWords('Haus – Garten', 'de')).toBe(0);
    expect(stopWords('Haus - Garten', 'en')).toBe(0);
  });
});

it('counts words as Goose does, and characters as Python does', () => {
  const count = statisticsCounter(new Set(), (word) => word === 'b');
  expect(count(' a\n b\u001fb 😀 ')).toEqual({ words: 4, countedWords: 2, stopWords: 0, letters: 4 });
});
