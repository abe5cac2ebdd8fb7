// npm run new:algorithm <id>: creates the file of a new algorithm and its test, and adds the algorithm to the lists.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { algorithmTemplate, camelCase, infoTemplate, summaryKey, testTemplate } from './new-algorithm/templates.mjs';
import { run } from './setup/command.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';

const FOLDER = join(root, 'src', 'algorithms');
/**
 * Names that a new family (a folder of algorithms in `src/algorithms/`) cannot have, because files or folders there
 * have them.
 */
const NOT_FAMILIES = ['types', 'index', 'classics', 'all', 'steps'];
const INFOS = /(const ROWS[^=]*=\s*\[)([\s\S]*?)(\];\n)/;
const ENGLISH = join(root, 'public', '_locales', 'en', 'messages.json');
const CODE = /(export const classicAlgorithms[^=]*=\s*\[)([^\]]*)\]/;

async function newAlgorithm(id) {
  checkId(id);
  const module = moduleFor(id, families());
  if (existsSync(join(FOLDER, `${module}.ts`))) throw new UserError(`src/algorithms/${module}.ts already exists.`);
  edit('index.ts', (code) => withInfo(code, id));
  edit('classics.ts', (code) => withCode(code, id, module));
  writeFileSync(ENGLISH, withSummary(readFileSync(ENGLISH, 'utf8'), id));
  mkdirSync(dirname(join(FOLDER, module)), { recursive: true });
  writeFileSync(join(FOLDER, `${module}.ts`), algorithmTemplate(id));
  writeFileSync(join(FOLDER, `${module}.test.ts`), testTemplate(id, module));
  await run('biome', ['check', '--write', '--linter-enabled=false', 'src/algorithms'], { capture: true });
  console.log(
    `Made src/algorithms/${module}.ts and its test, and listed it in src/algorithms/index.ts and classics.ts.`,
  );
  console.log(
    `Next: write it, and npx vitest run src/algorithms/${module}.test.ts. Describe it in public/_locales/*/messages.json ` +
      `(${summaryKey(id)}) and docs/algorithms.md. docs/adding-an-algorithm.md explains each step.`,
  );
}

const families = () =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_FAMILIES.includes(entry.name))
    .map(({ name }) => name);

/**
 * Returns the path of a new algorithm's module, relative to src/algorithms/ and without ".ts". If the id begins with
 * the name of a family (a folder there), the module is in that folder, otherwise in a new one.
 */
export function moduleFor(id, folders) {
  const [family] = folders.filter((folder) => id.startsWith(`${folder}-`)).sort((a, b) => b.length - a.length);
  return family ? `${family}/${id.slice(family.length + 1)}` : `${id}/index`;
}

function checkId(id) {
  if (!id || id === '--help') throw new UserError('Give the algorithm an id: npm run new:algorithm text-density');
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id))
    throw new UserError(`"${id}" is not a valid id: use lower-case words with hyphens.`);
  if (NOT_FAMILIES.includes(id)) throw new UserError(`"${id}" has another meaning in src/algorithms/.`);
}

function edit(name, change) {
  const file = join(FOLDER, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Adds an entry for a new algorithm to the list of all algorithms in the code of index.ts. */
export function withInfo(code, id) {
  if (!INFOS.test(code)) throw missing('index.ts', 'const ROWS');
  return code.replace(INFOS, (_, head, entries, end) => `${head}${withComma(entries)}${infoTemplate(id)}${end}`);
}

/** Adds a placeholder for the algorithm's description to the English texts of the interface (JSON). */
export function withSummary(json, id) {
  const texts = {
    ...JSON.parse(json),
    [summaryKey(id)]: {
      message: 'What it keeps, and for which pages that is good.',
      description: 'What an algorithm keeps; at most 82 characters',
    },
  };
  return `${JSON.stringify(texts, null, 2)}\n`;
}

export function withCode(code, id, module) {
  if (!CODE.test(code)) throw missing('classics.ts', 'export const classicAlgorithms');
  const name = camelCase(id);
  const listed = code.replace(CODE, (_, head, entries) => `${head}${withComma(entries)}${name}]`);
  const start = listed.lastIndexOf('\nimport ') + 1;
  return `${listed.slice(0, start)}import ${name} from './${module}.ts';\n${listed.slice(start)}`;
}

function withComma(entries) {
  const present = entries.trim().replace(/,$/, '');
  return present ? `${present}, ` : '';
}

function missing(file, list) {
  return new UserError(`src/algorithms/${file} has no "${list} = [ … ]" to add to.`);
}

if (isMain(import.meta.url)) await runMain(() => newAlgorithm(process.argv[2]));
