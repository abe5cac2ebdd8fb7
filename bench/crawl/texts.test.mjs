import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText, withoutHead } from './texts.mjs';

await test('the plain text of a page separates block elements, but not inline elements within a word', () => {
  const words = plainText('<p>One <b>wo</b>rd</p><ul><li>two<li>three</ul><script>four</script>').trim().split(/\s+/);
  assert.deepEqual(words, ['One', 'word', 'two', 'three']);
});

await test('leaves out headline, authors and date at the beginning of a text before it is compared', () => {
  const line = { title: 'Flood', byline: 'Ada Reed', published: '2026-01-02', updated: '' };
  const body = 'The river rose.\n\nIt fell again.';
  assert.equal(withoutHead({ ...line, text: `Flood\n\nAda Reed · 2 January 2026\n\n${body}` }), body);
  assert.equal(withoutHead({ ...line, byline: '', text: `Flood\n\n2 January 2026\n\n${body}` }), body);
  assert.equal(withoutHead({ title: '', byline: '', published: '', updated: '', text: body }), body);
  assert.equal(withoutHead({ ...line, byline: '', text: `Flood\n\n${body}` }), body);
});
