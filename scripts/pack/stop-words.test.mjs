import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moduleOf } from './stop-words.mjs';

const META = { source: 'somewhere', licence: 'MIT' };

test('writes the stop words of each language as one string', () => {
  const code = moduleOf({ _meta: META, de: ['', 'der'], en: ['a', "don't", 'two words'] });
  assert.match(code, /^ {2}de: ' der',\n {2}en: "a don't",\n\};$/m);
  assert.doesNotMatch(code, /_meta/);
});
