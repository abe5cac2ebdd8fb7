// What `npm run check` and `npm test` ask before any browser starts. Each row: a name, a program, its arguments, and
// whether what it prints is read when nothing is wrong, too.
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { filesBelow } from './source-files.mjs';

const node = process.execPath;
const tsc = (project) => ['tsc', ['--project', project]];

const SCRIPT_TESTS = ['scripts', 'bench', 'train'].flatMap((folder) =>
  filesBelow(join(root, folder), /\.test\.mjs$/).map((path) => `${folder}/${path}`),
);

export const CHECKS = [
  ['format', 'biome', ['format', '.']],
  ['lint (Biome)', 'biome', ['lint', '--error-on-warnings', '.']],
  ['import order', 'biome', ['check', '--formatter-enabled=false', '--linter-enabled=false', '.']],
  ['lint (oxlint, with types)', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['import laws', node, ['scripts/check-imports.mjs']],
  ['HTML sinks, old TODOs', node, ['scripts/check-sinks.mjs']],
  ['words of pages', node, ['scripts/check-words.mjs']],
  ['documents and comments', node, ['scripts/check-docs.mjs']],
  ['patterns that are linear', node, ['scripts/check-patterns.mjs']],
  ['size of src', node, ['scripts/check-size.mjs'], true],
  ['tests of the scripts, the bench and the training', node, ['--test', ...SCRIPT_TESTS]],
  ['types', ...tsc('tsconfig.json')],
  ['types of the pure part', ...tsc('tsconfig.pure.json')],
  ['dead code', 'knip', []],
  ['third-party notices', node, ['scripts/notices.mjs', '--check']],
].map(([name, command, args, isRead = false]) => ({ name, command, args, quiet: !isRead }));
