// Tests the part of the pattern check that measures time. npm run test:long runs this file alone, because other tests
// would distort the times.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slowAttack } from './check/patterns/growth.mjs';
import { withTreeUntil } from './check/temporary-tree.mjs';
import { checkPatterns } from './check-patterns.mjs';

const problemsOf = (files, allowed = []) =>
  withTreeUntil(files, (project) => checkPatterns(project, { allowed, madeLater: [], isTimed: true }));

/** Slow patterns, one of each kind that the check finds only by measuring the time. */
const SLOW = {
  'a beginning that the next part matches, too': '/[?&]user[^#]*=id/',
  'a name whose end matches its beginning': String.raw`/(?:^|_)ad\w*(?:-|$)/`,
  'alternatives for the same word, repeated': '/^A(?: (?:d[ae]|de))* B$/',
};

test('reports each kind of slow regular expression with its line', async () => {
  const lines = Object.values(SLOW).map((pattern, index) => `export const P${index} = ${pattern};`);
  const problems = await problemsOf({ 'src/a.ts': `${lines.join('\n')}\n` });
  for (const [index, name] of Object.keys(SLOW).entries()) {
    const said = problems.filter((problem) => problem.startsWith(`src/a.ts:${index + 1}: make this pattern linear: `));
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

test('accepts regular expressions whose time grows linearly', async () => {
  const code = LINEAR.map((pattern, index) => `export const P${index} = ${pattern};\n`).join('');
  assert.deepEqual(await problemsOf({ 'src/a.ts': code }), []);
});

test('reports an entry in the list of exceptions that no slow regular expression needs', async () => {
  const allowed = [{ file: 'src/a.ts', source: String.raw`\s+$`, reason: 'for this test' }];
  assert.deepEqual(await problemsOf({ 'src/a.ts': String.raw`export const B = /\s+$/;` }, allowed), []);
  assert.match((await problemsOf({ 'src/a.ts': 'export {};' }, allowed))[0], /remove an entry for src\/a\.ts/);
});

test('tests a regular expression with its own flags', () => {
  assert.equal(slowAttack({ source: 'q.*$', flags: 's' }), undefined);
  assert.notEqual(slowAttack({ source: 'q.*$', flags: '' }), undefined);
});
