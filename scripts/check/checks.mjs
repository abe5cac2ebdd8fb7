// What `npm run check` and `npm test` ask before any browser starts. Each row: a name, a program, its arguments, and where it is not as
// usual, that it runs alone, or that what it prints is read when nothing is wrong, too.
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { filesBelow } from './source-files.mjs';

const node = process.execPath;
const tsc = (project) => ['tsc', ['--project', project]];

/** They measure what a pattern takes: nothing runs beside them. */
const TIMED_TESTS = ['scripts/check-patterns.test.mjs'];

const SCRIPT_TESTS = ['scripts', 'bench', 'train']
  .flatMap((folder) => filesBelow(join(root, folder), /\.test\.mjs$/).map((path) => `${folder}/${path}`))
  .filter((path) => !TIMED_TESTS.includes(path));

const ALONE = 'alone';
const READ = 'read';

export const CHECKS = [
  ['patterns that are linear', node, ['scripts/check-patterns.mjs'], ALONE],
  ['the test of that', node, ['--test', ...TIMED_TESTS], ALONE],
  ['format', 'biome', ['format', '.']],
  ['lint (Biome)', 'biome', ['lint', '--error-on-warnings', '.']],
  ['import order', 'biome', ['check', '--formatter-enabled=false', '--linter-enabled=false', '.']],
  ['lint (oxlint, with types)', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['import laws', node, ['scripts/check-imports.mjs']],
  ['HTML sinks, old TODOs', node, ['scripts/check-sinks.mjs']],
  ['words of pages', node, ['scripts/check-words.mjs']],
  ['texts of the languages', node, ['scripts/check-locales.mjs'], READ],
  ['documents and comments', node, ['scripts/check-docs.mjs']],
  ['size of src', node, ['scripts/check-size.mjs'], READ],
  ['tests of the scripts, the bench and the training', node, ['--test', ...SCRIPT_TESTS]],
  ['types', ...tsc('tsconfig.json')],
  ['types of the pure part', ...tsc('tsconfig.pure.json')],
  ['dead code', 'knip', []],
  ['third-party notices', node, ['scripts/notices.mjs', '--check']],
].map(([name, command, args, how]) => ({ name, command, args, isAlone: how === ALONE, quiet: how !== READ }));
