import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTree } from './check/temporary-tree.mjs';
import { checkImports } from './check-imports.mjs';

const SOUND = {
  'platform/browser.ts': "export { default as browser } from 'webextension-polyfill';",
  'shared/text.ts': 'export const trim = (text: string) => text.trim();',
  'snapshot/types.ts': 'export interface PageSnapshot { url: string }',
  'snapshot/take.ts': "import { trim } from '../shared/text.ts'; export const take = trim;",
  'algorithms/types.ts':
    "import type { PageSnapshot } from '../snapshot/types.ts'; export type Run = (s: PageSnapshot) => void;",
  'algorithms/steps/merge.ts': 'export const merge = 1;',
  'algorithms/steps/sort.ts': "import { merge } from './merge.ts'; export const sort = merge;",
  'algorithms/one/index.ts': "import { sort } from '../steps/sort.ts'; export default sort;",
  'algorithms/one/fast.ts': "import one from './index.ts'; export default one;",
  'algorithms/readability/index.ts':
    "import { Readability } from '@mozilla/readability'; import { sort } from '../steps/sort.ts'; sort(Readability);",
  'algorithms/index.ts': "import type { Run } from './types.ts'; export const infos: Run[] = [];",
  'algorithms/classics.ts':
    "import one from './one/index.ts'; import fast from './one/fast.ts'; export const all = [one, fast];",
  'background/index.ts':
    "import script from '../content/index.ts?iife'; import { browser } from '../platform/browser.ts'; browser(script);",
  'content/index.ts': "import { take } from '../snapshot/take.ts'; take('');",
  'reader/Reader.tsx':
    "import { render } from 'preact'; import css from './reader.css?inline'; export const r = <p>{render(css)}</p>;",
  'reader/reader.css': '',
  'reader/Reader.test.tsx': "import '../background/index.ts'; import 'fast-check';",
};

/** The problems of a sound tree with these files added or changed. */
const problemsWith = (files) => withTree({ ...SOUND, ...files }, checkImports);

function assertOne(files, pattern) {
  const problems = problemsWith(files);
  assert.equal(problems.length, 1, `expected one problem: ${problems.join('\n')}`);
  assert.match(problems[0], pattern);
}

test('a tree that keeps the laws passes', () => assert.deepEqual(problemsWith({}), []));

test('a folder that may not be imported', () => {
  assertOne(
    { 'snapshot/x.ts': "import '../content/index.ts';" },
    /snapshot\/x\.ts: take out '\.\.\/content\/index\.ts'/,
  );
});

test('a module of a folder of which only another one may be imported', () => {
  assertOne(
    { 'algorithms/two/index.ts': "import { take } from '../../snapshot/take.ts'; take('');" },
    /not snapshot\/take/,
  );
});

test('type imports, re-exports, import types and dynamic imports count', () => {
  assertOne({ 'shared/x.ts': "import type { Run } from '../algorithms/types.ts';" }, /shared\/x\.ts/);
  assertOne({ 'shared/x.ts': "export * from '../algorithms/types.ts';" }, /shared\/x\.ts/);
  assertOne({ 'shared/x.ts': "export type R = import('../algorithms/types.ts').Run;" }, /shared\/x\.ts/);
  assertOne({ 'shared/x.ts': "export const r = () => import('../algorithms/types.ts');" }, /shared\/x\.ts/);
});

test('the browser API outside platform', () => {
  assertOne({ 'popup/x.ts': "import browser from 'webextension-polyfill'; browser();" }, /platform\/browser\.ts/);
});

test('a package in a folder that has no use for it', () => {
  assertOne({ 'snapshot/x.ts': "import { h } from 'preact'; h();" }, /snapshot\/ may import no package/);
  assertOne(
    { 'algorithms/two/index.ts': "import { Readability } from '@mozilla/readability'; Readability;" },
    /no package/,
  );
  assertOne({ 'article/x.ts': "import { h } from 'preact'; h();" }, /only hast/);
});

test('one family importing another, or the list', () => {
  assertOne(
    { 'algorithms/two/index.ts': "import one from '../one/index.ts'; export default one;" },
    /algorithms\/steps/,
  );
  assertOne(
    {
      'algorithms/steps/x.ts': "import one from '../one/index.ts'; one;",
      'content/x.ts': "import '../algorithms/steps/x.ts';",
    },
    /algorithms\/steps/,
  );
  assertOne({ 'algorithms/two/index.ts': "import { all } from '../classics.ts'; export default all;" }, /list of algo/);
  assertOne({ 'algorithms/index.ts': "import one from './one/index.ts'; export default one;" }, /no code of an algo/);
  assertOne({ 'background/x.ts': "import { all } from '../algorithms/classics.ts'; all;" }, /algorithms\/index/);
  assertOne({ 'popup/x.ts': "import { all } from '../algorithms/classics.ts'; all;" }, /algorithms\/index/);
});

test('an algorithm outside the folder of a family', () => {
  assertOne({ 'algorithms/two.ts': 'export default 2;' }, /algorithms\/two\.ts: move it into the folder/);
});

test('a step that only one family uses, or nobody', () => {
  assertOne({ 'algorithms/steps/x.ts': 'export const x = 1;' }, /steps\/x\.ts: nobody uses it/);
  const user = "import { x } from '../steps/y.ts'; export default x;";
  const mine = { 'algorithms/steps/x.ts': 'export const x = 1;', 'algorithms/two/index.ts': user };
  const through = { ...mine, 'algorithms/steps/y.ts': "export * from './x.ts';" };
  assert.deepEqual(
    problemsWith(through).map((problem) => problem.replace(/,.*/, '')),
    ['x', 'y'].map((step) => `src/algorithms/steps/${step}.ts: move it to algorithms/two/`),
  );
  assert.deepEqual(problemsWith({ ...through, 'algorithms/three/index.ts': user }), []);
  assert.deepEqual(
    problemsWith({ ...through, 'content/x.ts': "import { x } from '../algorithms/steps/y.ts'; x;" }),
    [],
  );
});

test('a cycle, even of types only', () => {
  const files = {
    'shared/a.ts': "import type { B } from './b.ts'; export type A = B;",
    'shared/b.ts': "import type { A } from './a.ts'; export type B = A;",
  };
  assertOne(files, /break the cycle src\/shared\/a\.ts → src\/shared\/b\.ts → src\/shared\/a\.ts/);
});

test('a folder that is not in the architecture', () => {
  assertOne({ 'helpers/x.ts': "import { trim } from '../shared/text.ts'; trim('');" }, /helpers\/ is no folder/);
});

test('something outside src, and a test from product code', () => {
  assertOne({ 'shared/x.ts': "import '../../package.json';" }, /outside/);
  assertOne({ 'reader/x.ts': "import './Reader.test.tsx';" }, /does not import tests/);
});
