/** Adds the files of the npm package that are not code: package.json, types, README, licences. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages that npm installs together with the package. The code of all other dependencies is bundled into it. */
const INSTALLED = ['parse5', 'playwright-core', 'robots-parser'];
/** Package that only `lectern mcp` needs. It is optional, because it brings eighty other packages with it. */
const OPTIONAL = '@modelcontextprotocol/sdk';
const TYPES = 'types';
const ENTRY = 'library/index.d.ts';

export function libraryFiles(): Plugin {
  return {
    name: 'library-files',
    generateBundle() {
      const add = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      add('package.json', `${JSON.stringify(manifest(), null, 2)}\n`);
      // turns links to other documents into text, because these documents are not in the package
      add('README.md', read('docs/library.md').replace(/\[([^\]]+)\]\([^):]+\.md\)/g, '$1'));
      for (const file of ['LICENSE', 'THIRD-PARTY-NOTICES.md']) add(file, read(file));
      for (const [file, declarations] of typesOf()) add(`${TYPES}/${file}`, declarations);
    },
  };
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

function manifest() {
  const { name, version, license, type, engines, devDependencies } = JSON.parse(read('package.json'));
  return {
    name,
    version,
    description: 'Reads web pages as the Lectern reader shows them: a library, and a command for the terminal.',
    license,
    type,
    engines,
    bin: { lectern: './lectern.js' },
    exports: {
      '.': { types: `./${TYPES}/${ENTRY}`, default: './index.js' },
      './snapshot.js': './snapshot.js',
    },
    dependencies: Object.fromEntries(INSTALLED.map((each) => [each, `^${devDependencies[each]}`])),
    peerDependencies: { [OPTIONAL]: `^${devDependencies[OPTIONAL]}` },
    peerDependenciesMeta: { [OPTIONAL]: { optional: true } },
  };
}

/** Returns the type declarations of the entry and of all modules that it imports, by path. */
function typesOf(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-types-'));
  try {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { status, stdout } = spawnSync(
      process.execPath,
      [tsc, '--project', join(root, 'tsconfig.library.json'), '--outDir', folder],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The types of the package were not built.\n${stdout}`);
    return reachable(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const IMPORT = /(from ')(\.{1,2}\/[^']+)\.ts(')/g;

/**
 * Matches an import without names (`import './provide.ts'`). Such imports are removed, because they import no types.
 */
const SIDE_EFFECT = /^import '[^']+';\n/gm;

function reachable(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const todo = [ENTRY];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, , path] of text.matchAll(IMPORT)) todo.push(relative('.', join(dirname(file), `${path}.d.ts`)));
    found.set(file, text.replace(IMPORT, '$1$2.js$3').replace(SIDE_EFFECT, ''));
  }
  return found;
}
