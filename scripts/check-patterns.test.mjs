import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTreeUntil } from './check/temporary-tree.mjs';
import { checkPatterns } from './check-patterns.mjs';

const problemsOf = (files, { allowed = [], madeLater = [] } = {}) =>
  withTreeUntil(files, (project) => checkPatterns(project, { allowed, madeLater }));

/**
 * Slow patterns, one of each kind that the check finds without measuring the time. Such patterns have frozen tabs on
 * real pages.
 */
const SLOW = {
  'white space before an end': String.raw`/\s+$/`,
  'white space before punctuation': String.raw`/\s*[,;]\s*/`,
  'everything up to an end that a line break prevents': '/#.*$/',
  'two neighbours that match the same text': String.raw`/^\s*\d+\s*[:|]?\s*$/`,
  'a lookahead that searches the whole text': '/a(?=.*!)/g',
};

test('reports each kind of slow regular expression with its line', async () => {
  const lines = Object.values(SLOW).map((pattern, index) => `export const P${index} = ${pattern};`);
  const problems = await problemsOf({ 'src/a.ts': `const a = 1;\n${lines.join('\n')}\n` });
  for (const [index, name] of Object.keys(SLOW).entries()) {
    const said = problems.filter((problem) => problem.startsWith(`src/a.ts:${index + 2}: make this pattern linear: `));
    assert.equal(said.length, 1, `${name}: ${problems.join('\n')}`);
  }
  assert.equal(problems.length, lines.length, problems.join('\n'));
});

test('accepts fast regular expressions, and slow ones in tests', async () => {
  const files = {
    'src/a.ts': String.raw`export const P = /(?<!\s)\s+$/;`,
    'src/a.test.ts': String.raw`export const T = /\s+$/;`,
  };
  assert.deepEqual(await problemsOf(files), []);
});

test('checks regular expressions that a module builds from word lists when it is loaded', async () => {
  const files = {
    'src/words.ts': "export const WORDS = 'one|two';\n",
    'src/a.ts': `import { WORDS } from './words.ts';
export const B = new RegExp('\\\\s*(?:' + WORDS + ')');
export const C = new RegExp(WORDS);
`,
  };
  const problems = await problemsOf(files);
  assert.equal(problems.length, 1, problems.join('\n'));
  assert.match(problems[0], /^src\/a\.ts:2: .*one\|two/);
});

test('checks regular expressions that a module builds only at their first use', async () => {
  const files = {
    'src/match.ts': 'export const once = (make: () => RegExp) => () => make();\n',
    'src/a.ts': "import { once } from './match.ts';\nexport const B = once(() => new RegExp('x*y'));\n",
  };
  assert.match((await problemsOf(files))[0], /^src\/a\.ts:2: make this pattern linear: \/x\*y\//);
});

test('reports a regular expression that is built after loading, unless it is a listed exception', async () => {
  const files = { 'src/a.ts': 'export const make = (text: string) => new RegExp(text);\n' };
  assert.match((await problemsOf(files))[0], /^src\/a\.ts:1: make this pattern when the module is loaded/);
  assert.deepEqual(await problemsOf(files, { madeLater: [{ file: 'src/a.ts', reason: 'for this test' }] }), []);
});

test('accepts a slow regular expression that is in the list of exceptions', async () => {
  const allowed = [{ file: 'src/a.ts', source: String.raw`\s+$`, reason: 'for this test' }];
  assert.deepEqual(await problemsOf({ 'src/a.ts': String.raw`export const B = /\s+$/;` }, { allowed }), []);
});
