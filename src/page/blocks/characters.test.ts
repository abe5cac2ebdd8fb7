import { expect, test } from 'vitest';
import { Character, characterKind, foldCase } from './characters.ts';

const NAMES = Object.entries(Character);

/** Returns the name of each character's kind. */
function kindsOf(text: string): string[] {
  return text.split('').map((character) => {
    const kind = characterKind(character.charCodeAt(0));
    return NAMES.find(([, value]) => value === kind)?.[0] ?? '';
  });
}

function only(text: string): string {
  return [...new Set(kindsOf(text))].join(' ');
}

test('recognises letters, capitals and digits of writing systems with spaces between words', () => {
  expect(only('abcxyz_äöüßñçøłşžπλабвгд')).toBe('letter');
  expect(only('ABCÄÖÜÑØΑΩАБВЯЁ')).toBe('capital');
  expect(only('ابتثשלוםकखग가나다')).toBe('letter');
  expect(only('٠١٢')).toBe('letter'); // digits beyond ASCII count as letters, which changes no word count
  expect(only('0123456789０９')).toBe('digit');
});

test('recognises characters of writing systems without spaces between words', () => {
  expect(only('漢字かなカナー')).toBe('ideograph');
  expect(only('ภาษาไทยລາວမြန်မာខ្មែរ')).toBe('unspaced');
});

test.each([
  ['. ! ? … ؟ ۔ । ॥ 。 ！ ？ ። ။ ។', 'sentenceEnd'],
  [', ; ، ؛ 、 ， ；', 'comma'],
  ['| > / · • › → ▾ ■', 'divider'],
  ["' ‘ ’", 'apostrophe'],
  [': ：', 'colon'],
  ['" « » “ ” „ 「 」', 'quote'],
  ['( ) - – — © € $ + =', 'other'],
])('classifies each character of %s as %s', (characters, kind) => {
  expect(only(characters.replaceAll(' ', ''))).toBe(kind);
});

test('recognises white space', () => {
  expect(only(' \t\n\r\u00a0\u2003\u200b\u2028\u3000')).toBe('space');
});

test('turns Latin, Greek and Cyrillic capitals into small letters, and keeps other characters', () => {
  const fold = (text: string) => String.fromCharCode(...text.split('').map((letter) => foldCase(letter.charCodeAt(0))));
  expect(fold('AZÀÞÉΑΩАЯЁЂ')).toBe('azàþéαωаяёђ');
  expect(fold('az×ßя@[')).toBe('az×ßя@[');
});

test('turns capitals into the same small letters as Unicode', () => {
  for (let code = 0; code < 0x10000; code++) {
    const isLetter = /\p{L}/u.test(String.fromCharCode(code));
    if (!isLetter || characterKind(code) !== Character.capital) continue;
    const lower = String.fromCharCode(code).toLowerCase();
    if (foldCase(code) !== code) expect(String.fromCharCode(foldCase(code))).toBe(lower);
  }
});
