import { expect, test } from 'vitest';
import { PHRASES } from '../../vocabulary/model/phrases.ts';
import { foldCase } from './characters.ts';
import { type PhrasePurpose, PURPOSES, purposeBit, purposesOf } from './phrases.ts';
import { stopWords, wordsOf } from './scan-text.ts';
import { lookUp } from './word-hash.ts';

function purposesIn(text: string): PhrasePurpose[] {
  const words = wordsOf(text);
  const bits = purposesOf(words, 0, words.length);
  return PURPOSES.filter((purpose) => (bits & purposeBit(purpose)) !== 0);
}

test.each<[text: string, ...purposes: PhrasePurpose[]]>([
  ['Related', 'related'],
  ['READ MORE about ships', 'related'],
  ['12 Comments', 'comment'],
  ['Nach oben: Kommentare', 'comment'],
  ['Written by Ada Poe', 'author'],
  ['5 min read', 'reading'],
  ['全ての写真', 'caption'],
  ['2026年3月14日', 'date'],
  ['Опубликовано 14 марта', 'date'],
  ['Partager sur le réseau', 'share'],
])('recognises the purpose of "%s" as "%s"', (text, ...purposes) => {
  expect(purposesIn(text)).toEqual(expect.arrayContaining(purposes));
});

test('finds a phrase only if its words are consecutive', () => {
  expect(purposesIn('read')).toEqual([]);
  expect(purposesIn('read much more')).toEqual([]);
  expect(purposesIn('the harbour was quiet')).toEqual([]);
});

test('looks for phrases only in the given range of words', () => {
  const words = wordsOf('read more ships');
  expect(purposesOf(words, 0, 2)).toBe(purposeBit('related'));
  expect(purposesOf(words, 0, 1)).toBe(0);
  expect(purposesOf(words, 1, 3)).toBe(0);
});

test('finds every phrase in the word lists, even between other words', () => {
  for (const purpose of PURPOSES) {
    const missed = PHRASES[purpose].split('|').filter((phrase) => !purposesIn(`x ${phrase} x`).includes(purpose));
    expect(missed.filter((phrase) => wordsOf(phrase).length <= 4)).toEqual([]);
  }
});

test('all phrase lists are in lower case, with one space between words', () => {
  const text = Object.values(PHRASES).join('|');
  for (let index = 0; index < text.length; index++)
    expect(foldCase(text.charCodeAt(index))).toBe(text.charCodeAt(index));
  expect(text).not.toMatch(/ {2}|\| | \||\|\|/);
});

test('recognises function words of many languages', () => {
  const table = stopWords();
  for (const word of ['The', 'und', 'что', 'của', 'و', 'של', 'के', '이', 'の']) {
    expect(lookUp(table, wordsOf(word)[0] as number)).toBe(1);
  }
  for (const word of ['harbour', 'Hafen', 'гавань', '港']) expect(lookUp(table, wordsOf(word)[0] as number)).toBe(0);
});
