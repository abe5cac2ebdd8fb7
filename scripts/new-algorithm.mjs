// npm run new:algorithm <id>: an algorithm to start from, its test, and its entries in the lists.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { algorithmTemplate, camelCase, infoTemplate, testTemplate } from './new-algorithm/templates.mjs';
import { run } from './setup/command.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';

const FOLDER = join(root, 'src', 'algorithms');
const RESERVED = ['index', 'light', 'all', 'types', 'steps'];
const INFOS = /(export const algorithmInfos[^=]*=\s*\[)([\s\S]*?)(\];\n)/;
const CODE = /(export const lightAlgorithms[^=]*=\s*\[)([^\]]*)\]/;

async function newAlgorithm(id) {
  checkId(id);
  edit('index.ts', (code) => withInfo(code, id));
  edit('light.ts', (code) => withCode(code, id));
  writeFileSync(join(FOLDER, `${id}.ts`), algorithmTemplate(id));
  writeFileSync(join(FOLDER, `${id}.test.ts`), testTemplate(id));
  await run('biome', ['check', '--write', '--linter-enabled=false', 'src/algorithms'], { capture: true });
  console.log(`Made src/algorithms/${id}.ts and its test, and listed it in src/algorithms/index.ts and light.ts.`);
  console.log(`Next: say what it is in index.ts, write run(), then npx vitest run src/algorithms/${id}.test.ts`);
}

function checkId(id) {
  if (!id) throw new UserError('Give the algorithm an id: npm run new:algorithm text-density');
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id))
    throw new UserError(`"${id}" is no id: use lower-case words with hyphens.`);
  if (RESERVED.includes(id)) throw new UserError(`"${id}" has another meaning in src/algorithms/.`);
  if (existsSync(join(FOLDER, `${id}.ts`)) || existsSync(join(FOLDER, id))) {
    throw new UserError(`There is an algorithm "${id}" already.`);
  }
}

function edit(name, change) {
  const file = join(FOLDER, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** The list of what is known of algorithms, with one more entry at the end. */
export function withInfo(code, id) {
  if (!INFOS.test(code)) throw missing('index.ts', 'algorithmInfos');
  return code.replace(INFOS, (_, head, entries, end) => `${head}${withComma(entries)}${infoTemplate(id)}${end}`);
}

/** The list of code with one more import, and one more entry at the end. */
export function withCode(code, id) {
  if (!CODE.test(code)) throw missing('light.ts', 'lightAlgorithms');
  const name = camelCase(id);
  const listed = code.replace(CODE, (_, head, entries) => `${head}${withComma(entries)}${name}]`);
  const start = listed.lastIndexOf('\nimport ') + 1;
  return `${listed.slice(0, start)}import ${name} from './${id}.ts';\n${listed.slice(start)}`;
}

function withComma(entries) {
  const present = entries.trim().replace(/,$/, '');
  return present ? `${present}, ` : '';
}

function missing(file, list) {
  return new UserError(`src/algorithms/${file} has no "export const ${list} = [ … ]" to add to.`);
}

if (isMain(import.meta.url)) await runMain(() => newAlgorithm(process.argv[2]));
