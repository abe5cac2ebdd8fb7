import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moduleFor, withCode, withInfo, withSummary } from './new-algorithm.mjs';

test('puts a new algorithm into the folder with whose name its id begins, or into a new folder', () => {
  assert.equal(moduleFor('goose-2', ['goose', 'html', 'html-text']), 'goose/2');
  assert.equal(moduleFor('html-text-long', ['goose', 'html', 'html-text']), 'html-text/long');
  assert.equal(moduleFor('text-density', ['goose']), 'text-density/index');
});

test('adds a new algorithm to the imports and the list of classics.ts', () => {
  const code =
    "import one from './one/index.ts';\nimport type { Algorithm } from './types.ts';\n\nexport const classicAlgorithms: readonly Algorithm[] = [\n  one,\n];\n";
  const changed = withCode(code, 'text-density', 'text-density/index');
  assert.match(changed, /^import textDensity from '.\/text-density\/index.ts';$/m);
  assert.match(changed, /= \[one, textDensity\];/);
});

test('adds a new algorithm at the end of the list that the menus show', () => {
  const changed = withInfo("const ROWS: readonly Row[] = [\n  { id: 'one' },\n];\n", 'text-density');
  assert.match(
    changed,
    /\[\{ id: 'one' \}, \{\n {2}id: 'text-density',\n {2}label: 'Text density',\n {2}summary: 'algorithmTextDensity',/,
  );
  assert.match(changed, /\}\];\n$/);
});

test("adds a placeholder for a new algorithm's description to the English texts", () => {
  const texts = JSON.parse(withSummary('{"name": {"message": "Lectern"}}', 'text-density'));
  assert.deepEqual(Object.keys(texts), ['name', 'algorithmTextDensity']);
});

test('adds a new algorithm to an empty list, and throws an error if the list is missing', () => {
  assert.match(
    withCode('export const classicAlgorithms = [];\n', 'one', 'one/index'),
    /^import one from '.\/one\/index.ts';\nexport const classicAlgorithms = \[one\];/,
  );
  assert.throws(() => withCode('export default 1;', 'one', 'one/index'), /no "export const classicAlgorithms/);
  assert.throws(() => withInfo('export default 1;', 'one'), /no "const ROWS/);
});
