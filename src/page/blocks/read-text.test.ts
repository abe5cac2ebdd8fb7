import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { readElements } from './elements.ts';
import { type BlockText, readText } from './read-text.ts';
import { wordsOf } from './scan-text.ts';
import { segment } from './segment.ts';
import { hashOf } from './word-hash.ts';

function read(snapshot: PageSnapshot): BlockText {
  return readText(snapshot, segment(snapshot), readElements(snapshot).inLink);
}

/** Returns the counts for a text that is one block. */
function textOf(text: string): BlockText {
  return read(buildSnapshot(h('p', [text])));
}

test.each([
  ['Three small words', 3],
  ["Don't we say l’eau", 4],
  ['snake_case and 3.5 or example.org', 7],
  ['漢字仮名', 2],
  ['ภาษาไทยคำ', 9 / 5],
  ['مرحبا بالعالم', 2],
  ['Привет мир', 2],
  ['नमस्ते दुनिया', 2],
])('counts the words in "%s" (result: %s)', (text, words) => {
  expect(textOf(text).words[0]).toBeCloseTo(words, 5);
});

test.each([
  ['One. Two! Three?', 3],
  ['It is 3.5 at example.org', 0],
  ['Wait... what', 3],
  ['終わり。始まり！', 2],
  ['समाप्त।', 1],
])('counts the ends of sentences in "%s" (result: %s)', (text, ends) => {
  expect(textOf(text).sentenceEnds[0]).toBe(ends);
});

test.each([
  ['Said so.', 1],
  ['Said so.”', 1],
  ['(Said so.)', 1],
  ['As follows:', 2],
  ['First,', 3],
  ['Home', 0],
  ['Said so. Home', 0],
  ['Home | News |', 0],
])('classifies the end of "%s" as %s (1: sentence end, 2: colon, 3: comma, 0: other)', (text, ending) => {
  expect(textOf(text).ending[0]).toBe(ending);
});

test('counts capitalised words, numbers, function words and punctuation', () => {
  const text = textOf('The NASA probe of 1977 left I and U2 behind, or not?');
  expect(text.capitalWords[0]).toBe(4);
  expect(text.digitWords[0]).toBe(2);
  expect(text.stopWords[0]).toBeGreaterThanOrEqual(4);
  expect(text.commas[0]).toBe(1);
  expect(text.questions[0]).toBe(1);
  expect(textOf('Home | News · Sport').dividers[0]).toBe(2);
});

test('counts characters without white space', () => {
  expect(textOf('  a bc,\n d ').characters[0]).toBe(5);
});

test('counts the linked words and the monospaced characters of each block', () => {
  const snapshot = snapshotOfHtml('<p>two words <a>three linked <i>words</i></a></p><pre>some code</pre>');
  const text = read(snapshot);
  expect([...text.linkWords]).toEqual([3, 0]);
  expect([...text.code]).toEqual([0, 8]);
});

test('counts "super<b>man</b>" as two words, because a word ends with its text node', () => {
  expect(read(snapshotOfHtml('<p>super<b>man</b></p>')).words[0]).toBe(2);
});

test('gives blocks with the same words the same hash, ignoring case and punctuation', () => {
  const { hash } = read(snapshotOfHtml('<p>Read more …</p><p>read MORE</p><p>more read</p>'));
  expect(hash[0]).toBe(hash[1]);
  expect(hash[0]).not.toBe(hash[2]);
});

test('splits a title into words, ignoring case and punctuation', () => {
  expect([...wordsOf("It's «Ärger», 漢字!")]).toEqual(['its', 'ärger', '漢', '字'].map(hashOf));
  expect([...wordsOf('')]).toEqual([]);
});

test('lists the words of all blocks in order', () => {
  const { wordHashes, wordStart } = read(snapshotOfHtml('<p>one two</p><p>three</p>'));
  expect([...wordStart]).toEqual([0, 2, 3]);
  expect([...wordHashes]).toEqual(['one', 'two', 'three'].map(hashOf));
});

test('reads a block of ten thousand words', () => {
  const text = textOf('word '.repeat(10_000));
  expect(text.words[0]).toBe(10_000);
  expect(text.wordHashes.length).toBe(10_000);
  expect(text.wordHashes[9_999]).toBe(hashOf('word'));
});
