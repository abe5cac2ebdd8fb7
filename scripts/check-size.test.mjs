import assert from 'node:assert/strict';
import { test } from 'node:test';
import { functionLengths } from './check/function-lengths.mjs';
import { withTree } from './check/temporary-tree.mjs';
import { checkSize, measure } from './check-size.mjs';

const LIMITS = { lines: 100, longest: 5, p90: 4 };
const functionOf = (lines, name = 'f') => `function ${name}() {\n${'  go();\n'.repeat(lines - 2)}}\n`;
const problems = (files, limits = LIMITS) => withTree(files, (src) => checkSize(src, limits));

test('small code passes', () => assert.deepEqual(problems({ 'a/b.ts': functionOf(4) }), []));

test('a long function is named with its place, wherever it stands', () => {
  const inside = `const tools = {\n  method() {\n${'    go();\n'.repeat(6)}  },\n};\n`;
  assert.deepEqual(problems({ 'a/b.ts': inside }, { ...LIMITS, p90: 9 }), [
    'src/a/b.ts:2: split this function of 8 lines; 5 are the most.',
  ]);
});

test('a tenth of the functions may be longer than most', () => {
  const nine = Array.from({ length: 9 }, (_, index) => functionOf(3, `f${index}`)).join('');
  assert.deepEqual(problems({ 'a.ts': nine + functionOf(5, 'long') }), []);
  const found = problems({ 'a.ts': nine + functionOf(5, 'long') + functionOf(5, 'too') });
  assert.deepEqual(found, ['src/: one function in ten has 5 lines or more; split until it is 4.']);
});

test('lines are counted in all files but tests and styles', () => {
  const files = { 'a.ts': '\n'.repeat(60), 'b/c.tsx': '\n'.repeat(41), 'b/c.test.tsx': '\n'.repeat(99), 'd.css': '\n' };
  assert.deepEqual(problems(files), ['src/: take out 1 lines; 100 are the most.']);
});

test('functions are counted whatever form they have, expressions are none', () => {
  const code =
    'const a = () => 1;\nconst b = () => {\n};\nclass C {\n  d() {}\n}\nfunction e(x: number): void {\n\n}\n';
  assert.deepEqual(functionLengths('x.ts', code), [
    { line: 2, lines: 2 },
    { line: 5, lines: 1 },
    { line: 7, lines: 3 },
  ]);
});

test('files that import from page/ and selection/ are counted once, those within not', () => {
  const files = {
    'page/page.ts': "import './text.ts';",
    'page/text.ts': '',
    'selection/run.ts': "import '../page/page.ts';\nimport '../page/text.ts';",
    'article/make.ts': "import type { Run } from '../selection/run.ts';",
    'article/make.test.ts': "import '../page/page.ts';",
  };
  assert.deepEqual(withTree(files, measure).importers, { page: 1, selection: 1 });
});
