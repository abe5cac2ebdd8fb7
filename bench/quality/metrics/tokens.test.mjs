import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokensOf } from './tokens.mjs';

await test('splits a text into the same words as Python’s regular expressions', () => {
  assert.deepEqual(tokensOf('Straße, été_2 ½ Ⅷ'), ['Straße', 'été_2', '½', 'Ⅷ']);
  assert.deepEqual(tokensOf('हिन्दी'), ['ह', 'न', 'द'], 'combining marks cut');
  assert.deepEqual(tokensOf('so\u00adft don’t up-to end.Next'), ['so', 'ft', 'don', 't', 'up', 'to', 'end', 'Next']);
  assert.deepEqual(tokensOf('电子书,图片'), ['电子书', '图片']);
  assert.deepEqual(tokensOf('a‿b 𝒳'), ['a', 'b', '𝒳']);
  assert.deepEqual(tokensOf(''), []);
});
