// Lists the checks of `npm run check` and `npm test` that need no browser. A row has a name, a program and its
// arguments. The output of a check is printed only if the check fails, or if the row ends with READ.
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { filesBelow } from './source-files.mjs';

const node = process.execPath;
const tsc = (project) => ['tsc', ['--project', project]];

/** Paths of the scripts' tests. Files named `.long.test.mjs` measure time and are left out (npm run test:long). */
const SCRIPT_TESTS = ['scripts', 'bench', 'train'].flatMap((folder) =>
  filesBelow(join(root, folder), /(?<!\.long)\.test\.mjs$/).map((path) => `${folder}/${path}`),
);

const READ = 'read';

export const CHECKS = [
  ['format, lint and import order (Biome)', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'lint and import laws (oxlint, with types)',
    'oxlint',
    ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'],
  ],
  ['HTML sinks, old TODOs', node, ['scripts/check-sinks.mjs']],
  ['texts of the languages', node, ['scripts/check-locales.mjs'], READ],
  ['documents and comments', node, ['scripts/check-docs.mjs']],
  ['patterns that are linear', node, ['scripts/check-patterns.mjs']],
  ['tests of the scripts, the bench and the training', node, ['--test', ...SCRIPT_TESTS]],
  ['types', ...tsc('tsconfig.json')],
  ['types of the pure part', ...tsc('tsconfig.pure.json')],
  ['dead code', 'knip', []],
  ['third-party notices', node, ['scripts/notices.mjs', '--check']],
].map(([name, command, args, how]) => ({ name, command, args, quiet: how !== READ }));
