import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withEntry } from './new-algorithm.mjs';

test('adds an import and an entry', () => {
  const code =
    "import one from './one.ts';\nimport type { Algorithm } from './types.ts';\n\nexport const algorithms: readonly Algorithm[] = [\n  one,\n];\n";
  const changed = withEntry(code, 'text-density');
  assert.match(changed, /^import textDensity from '.\/text-density.ts';$/m);
  assert.match(changed, /= \[one, textDensity\];/);
});

test('adds to an empty list, and says when there is none', () => {
  assert.match(
    withEntry('export const algorithms = [];\n', 'one'),
    /^import one from '.\/one.ts';\nexport const algorithms = \[one\];/,
  );
  assert.throws(() => withEntry('export default 1;', 'one'), /no "export const algorithms/);
});
