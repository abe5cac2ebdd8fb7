import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../../bundle.mjs';
import { SCRIPTS } from '../../options.mjs';
import { tokensOf } from '../metrics/tokens.mjs';

const load = (name) => importTypeScript(fileURLToPath(import.meta.resolve(name)));
const { translate, separateWords } = await load('./translate.ts');
const { FOREIGN_SCRIPTS } = await load('./scripts.ts');

const TEXT = 'The cat, the CAT and The dog: 3.5 cats in 2020? See example.com.\n\nAnother é́ line';

await test('always translates a word in the same way, and keeps case and numbers', () => {
  const [the, cat, the2, cat2, , the3] = tokensOf(translate(TEXT, 'greek'));
  assert.equal(the.toLowerCase(), the2);
  assert.deepEqual([the3, cat2], [the, cat.toUpperCase()]);
  assert.match(
    translate(TEXT, 'greek'),
    /^\p{Script=Greek}+ \p{Script=Greek}+, .* 3\.5 .* 2020; .*\.\p{Script=Greek}+\.\n\n/u,
  );
  assert.doesNotMatch(translate(TEXT, 'cyrillic'), /\p{Script=Latin}/u);
});

await test('writes Chinese and Thai words without spaces, and uses the punctuation of each script', () => {
  const text = translate('One two, three four. Five', 'cjk');
  assert.match(text, /^\p{Script=Han}+，\p{Script=Han}+。\p{Script=Han}+$/u);
  assert.match(translate('One two, three', 'thai'), /^[\p{Script=Thai}]+ [\p{Script=Thai}]+$/u);
  assert.match(translate('so 4 go', 'cjk'), /^\p{Script=Han}+ 4 \p{Script=Han}+$/u);
  assert.match(translate('what, no? yes', 'arabic'), /^\p{Script=Arabic}+، \p{Script=Arabic}+؟ \p{Script=Arabic}+$/u);
});

await test('the metrics count the same number of words in a translation as in the original', () => {
  const words = tokensOf('One two three four three, two; one');
  for (const id of Object.keys(FOREIGN_SCRIPTS)) {
    const whole = tokensOf(separateWords(translate(words.join(' '), id), id));
    const apart = words.flatMap((word) => tokensOf(separateWords(translate(word, id), id)));
    assert.equal(whole.length, words.length, id);
    assert.deepEqual(whole, apart, id);
  }
});

await test('the option --foreign accepts every writing system of the translator', () => {
  assert.deepEqual(Object.keys(FOREIGN_SCRIPTS), SCRIPTS);
});

await test('leaves a text without words unchanged', () => {
  for (const id of Object.keys(FOREIGN_SCRIPTS)) assert.equal(translate(' \n ', id), ' \n ');
});
