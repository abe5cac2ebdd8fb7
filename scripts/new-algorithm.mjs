// npm run new:algorithm <id>: an algorithm to start from, its test, and its line in the list.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { algorithmTemplate, camelCase, testTemplate } from './new-algorithm/templates.mjs';
import { run } from './setup/command.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';
import { root } from './setup/root.mjs';

const FOLDER = join(root, 'src', 'algorithms');
const RESERVED = ['index', 'types', 'steps'];
const LIST = /(export const algorithms[^=]*=\s*\[)([^\]]*)\]/;

async function newAlgorithm(id) {
  checkId(id);
  const list = join(FOLDER, 'index.ts');
  writeFileSync(list, withEntry(readFileSync(list, 'utf8'), id));
  writeFileSync(join(FOLDER, `${id}.ts`), algorithmTemplate(id));
  writeFileSync(join(FOLDER, `${id}.test.ts`), testTemplate(id));
  await run('biome', ['check', '--write', '--linter-enabled=false', 'src/algorithms'], { capture: true });
  console.log(`Made src/algorithms/${id}.ts and its test, and listed it in src/algorithms/index.ts.`);
  console.log(`Next: write run(), then npx vitest run src/algorithms/${id}.test.ts`);
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

/** The list module with one more import and one more entry, at the end. */
export function withEntry(code, id) {
  if (!LIST.test(code))
    throw new UserError('src/algorithms/index.ts has no "export const algorithms = [ … ]" to add to.');
  const name = camelCase(id);
  const listed = code.replace(LIST, (_, head, entries) => {
    const present = entries.trim().replace(/,$/, '');
    return `${head}${present}${present ? ', ' : ''}${name}]`;
  });
  const start = listed.lastIndexOf('\nimport ') + 1;
  return `${listed.slice(0, start)}import ${name} from './${id}.ts';\n${listed.slice(start)}`;
}

if (isMain(import.meta.url)) await runMain(() => newAlgorithm(process.argv[2]));
