import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCode, withInfo } from './new-algorithm.mjs';

test('adds an import and an entry of code', () => {
  const code =
    "import one from './one.ts';\nimport type { Algorithm } from './types.ts';\n\nexport const lightAlgorithms: readonly Algorithm[] = [\n  one,\n];\n";
  const changed = withCode(code, 'text-density');
  assert.match(changed, /^import textDensity from '.\/text-density.ts';$/m);
  assert.match(changed, /= \[one, textDensity\];/);
});

test('adds what menus know, at the end', () => {
  const changed = withInfo("export const algorithmInfos: readonly Info[] = [\n  { id: 'one' },\n];\n", 'text-density');
  assert.match(changed, /\[\{ id: 'one' \}, \{\n {2}id: 'text-density',\n {2}label: 'Text density',/);
  assert.match(changed, /\}\];\n$/);
});

test('adds to an empty list, and says when there is none', () => {
  assert.match(
    withCode('export const lightAlgorithms = [];\n', 'one'),
    /^import one from '.\/one.ts';\nexport const lightAlgorithms = \[one\];/,
  );
  assert.throws(() => withCode('export default 1;', 'one'), /no "export const lightAlgorithms/);
  assert.throws(() => withInfo('export default 1;', 'one'), /no "export const algorithmInfos/);
});
