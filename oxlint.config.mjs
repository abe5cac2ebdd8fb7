// Configures the linter. It also checks the laws of docs/architecture.md about which folders of src/ may import which.
import { readdirSync } from 'node:fs';

/**
 * Rooms (the folders of src/), from the lowest layer to the highest. A room may only import rooms before it in this
 * list.
 */
const ROOMS = (
  'shared platform vocabulary page algorithms selection article export store engine ' +
  'reader tools session background pages library command'
).split(' ');
const FAMILIES = readdirSync(new URL('src/algorithms', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'steps')
  .map(({ name }) => name);
/**
 * Modules that import the code of all algorithms. They are next to the families' folders, so rules must name them
 * separately.
 */
const LISTS = 'classics|all';

const below = (...names) => `^(\\.\\./)+(${names.join('|')})`;

const above = (room) => ROOMS.slice(ROOMS.indexOf(room) + 1).map((name) => `${name}/`);

/** Returns the lint rules of one folder: patterns of imports that are forbidden there, with the reasons. */
function law(folder, patterns) {
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    excludeFiles: ['src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

const TESTS = { regex: '^(\\.\\./)+test/|\\.test\\.', message: 'Product code does not import tests.' };
const BROWSER = { regex: '^webextension-polyfill', message: 'Law 3: only platform/ imports the extension interface of the browser.' };

/** Imports of code that reads pages. The lists of the algorithms' names and types are data, so they may be imported. */
const READING = {
  regex: below('page/', 'selection/', `algorithms/(${LISTS})\\.ts`, ...FAMILIES.map((name) => `algorithms/${name}/`), 'article/make-article'),
  message: 'Law 5: only engine/ and code in the page may run the code that reads pages.',
};

function lawsOf(room) {
  const upwards = { regex: below(...above(room)), message: 'Law 1: a room imports only rooms of lower layers (docs/architecture.md).' };
  return [
    TESTS,
    ...(room === ROOMS.at(-1) ? [] : [upwards]),
    ...(room === 'platform' ? [] : [BROWSER]),
    ...(['background', 'pages'].includes(room) ? [READING] : []),
  ];
}

const families = FAMILIES.map((family) =>
  law(`algorithms/${family}`, [
    ...lawsOf('algorithms'),
    {
      regex: below(...FAMILIES.filter((name) => name !== family).map((name) => `${name}/`), `(${LISTS}|index)\\.ts`),
      message: 'Law 4: no family of algorithms imports another; code that two families need is in algorithms/steps/.',
    },
  ]),
);

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise'],
  categories: { correctness: 'error' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-explicit-any': 'error',
    'import/no-cycle': 'error',
    'no-control-regex': 'off',
    'import/default': 'off',
    'typescript/unbound-method': 'off',
    'no-empty-pattern': 'off',
  },
  ignorePatterns: ['dist', 'node_modules', '.cache', 'train', 'e2e/pages'],
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/**/*.test.{ts,tsx}'],
      rules: { 'max-lines-per-function': ['error', { max: 80 }] },
    },
    { files: ['scripts/**/*.test.mjs'], rules: { 'typescript/no-floating-promises': 'off' } },
    ...ROOMS.map((room) => law(room, lawsOf(room))),
    ...families,
  ],
};
