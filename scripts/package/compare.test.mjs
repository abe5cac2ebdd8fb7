import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences } from './compare.mjs';

const files = (entries) =>
  new Map(Object.entries(entries).map(([path, text]) => [path, new TextEncoder().encode(text)]));
const BUILT = files({ 'manifest.json': '{"version":"1"}', 'a.js': 'go()' });

test('finds no differences between equal packages', () => assert.deepEqual(differences(BUILT, BUILT), []));

test('ignores what browser stores add to a package', () => {
  const signed = files({
    'manifest.json': '{"version":"1","update_url":"https://example.com"}',
    'a.js': 'go()',
    'META-INF/mozilla.rsa': 'x',
    '_metadata/verified_contents.json': 'x',
  });
  assert.deepEqual(differences(signed, BUILT), []);
});

test('reports all differences between packages except those that browser stores cause', () => {
  const packaged = files({ 'manifest.json': '{"version":"1","permissions":["tabs"]}', 'a.js': 'go(1)', 'b.js': '' });
  assert.deepEqual(
    differences(
      packaged,
      files({ ...Object.fromEntries(BUILT), 'a.js': 'go()', 'manifest.json': '{"version":"1"}', 'c.js': '' }),
    ),
    ['a.js differs', 'b.js is in the package only', 'c.js is missing in the package', 'manifest.json differs'],
  );
});
