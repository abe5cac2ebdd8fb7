import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slowAttack } from './check/patterns/growth.mjs';
import { withTreeUntil } from './check/temporary-tree.mjs';
import { checkPatterns } from './check-patterns.mjs';

const problemsOf = (files, allowed = [], madeLater = []) =>
  withTreeUntil(files, (project) => checkPatterns(project, allowed, madeLater));

/** Each of a kind that pages have frozen a tab with. */
const SLOW = {
  'space before an end, tried at every space': String.raw`/\s+$/`,
  'a sign behind space': String.raw`/\s*[,;]\s*/`,
  'all to the end, where a line break is in the way': '/#.*$/',
  'two parts that take the same': String.raw`/^\s*\d+\s*[:|]?\s*$/`,
  'a beginning that stands in what follows': '/[?&]user[^#]*=id/',
  'a name that ends in what it may begin with': String.raw`/(?:^|_)ad\w*(?:-|$)/`,
  'alternatives for the same word, repeated': '/^A(?: (?:d[ae]|de))* B$/',
  'what is looked for ahead of every place': '/a(?=.*!)/g',
};

test('refuses each of them, and says where it stands', async () => {
  const lines = Object.values(SLOW).map((pattern, index) => `export const P${index} = ${pattern};`);
  const problems = await problemsOf({ 'src/a.ts': `const a = 1;\n${lines.join('\n')}\n` });
  for (const [index, name] of Object.keys(SLOW).entries()) {
    const said = problems.filter((problem) => problem.startsWith(`src/a.ts:${index + 2}: make this pattern linear: `));
    assert.equal(said.length, 1, `${name}: ${problems.join('\n')}`);
  }
  assert.equal(problems.length, lines.length, problems.join('\n'));
});

const LINEAR = [
  String.raw`/(?<!\s)\s+$/`,
  String.raw`/(?:(?<!\s)\s+)?[,;]\s*/`,
  '/#.*/s',
  String.raw`/^\s*\d+(?:\s*[:|])?\s*$/`,
  '/[?&]user(?:(?![?&]user)[^#])*=id/',
  '/(?:^|_)advert[a-z]*(?:[_-]|$)/',
  String.raw`/\S{1,30}$/`,
];

test('leaves linear patterns in peace', async () => {
  const code = LINEAR.map((pattern, index) => `export const P${index} = ${pattern};\n`).join('');
  assert.deepEqual(await problemsOf({ 'src/a.ts': code, 'src/a.test.ts': String.raw`export const T = /\s+$/;` }), []);
});

test('patterns are found that modules make of words when they are loaded', async () => {
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

test('patterns are found that are made when a text first asks for them', async () => {
  const files = {
    'src/match.ts': 'export const once = (make: () => RegExp) => () => make();\n',
    'src/a.ts': "import { once } from './match.ts';\nexport const B = once(() => new RegExp('x*y'));\n",
  };
  assert.match((await problemsOf(files))[0], /^src\/a\.ts:2: make this pattern linear: \/x\*y\//);
});

test('a pattern that is made only later is named, and may have a reason', async () => {
  const files = { 'src/a.ts': 'export const make = (text: string) => new RegExp(text);\n' };
  assert.match((await problemsOf(files))[0], /^src\/a\.ts:1: make this pattern when the module is loaded/);
  assert.deepEqual(await problemsOf(files, [], [{ file: 'src/a.ts', reason: 'for this test' }]), []);
});

test('an entry lets one pattern of one file pass, and must be in use', async () => {
  const allowed = [{ file: 'src/a.ts', source: String.raw`\s+$`, reason: 'for this test' }];
  assert.deepEqual(await problemsOf({ 'src/a.ts': String.raw`export const B = /\s+$/;` }, allowed), []);
  assert.match((await problemsOf({ 'src/a.ts': 'export {};' }, allowed))[0], /remove an entry for src\/a\.ts/);
});

test('an attack is timed with the flags of its pattern', () => {
  assert.equal(slowAttack({ source: 'q.*$', flags: 's' }), undefined);
  assert.notEqual(slowAttack({ source: 'q.*$', flags: '' }), undefined);
});
