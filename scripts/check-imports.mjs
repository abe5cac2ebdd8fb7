// Checks src/ against the import laws (scripts/check/import-laws.mjs): folders, packages, no cycles.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { LAWS, LIST_OF_DATA, LISTS_OF_CODE, MODULE_PACKAGES, NAME_ONLY, NOT_ALGORITHMS } from './check/import-laws.mjs';
import { filesBelow, isTest, report } from './check/source-files.mjs';
import { isMain, runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

/** All offences against the laws in a source folder, as instructions. */
export function checkImports(src) {
  const problems = [];
  const graph = new Map();
  for (const file of filesBelow(src, /\.tsx?$/)) {
    if (isTest(file) || file.endsWith('.d.ts')) continue;
    const targets = [];
    for (const specifier of importsOf(join(src, file))) {
      const target = specifier.startsWith('.') ? resolveImport(src, file, specifier) : null;
      const problem = target === null ? packageProblem(file, specifier) : importProblem(file, target, specifier);
      if (problem) problems.push(`src/${file}: ${problem}`);
      if (target !== null && !NAME_ONLY.test(specifier)) targets.push(target);
    }
    graph.set(file, targets);
  }
  return [...problems, ...cycles(graph)];
}

function importsOf(path) {
  const { module, errors } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const code = readFileSync(path, 'utf8');
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ...[...code.matchAll(/\bimport\(\s*'([^']+)'\s*\)[.[]/g)].map((match) => match[1]), // types: import('x').Y
  ].filter((specifier, index, all) => all.indexOf(specifier) === index);
}

/** Path in src of what a relative import means; the path itself where there is no such file (tsc says so, too). */
function resolveImport(src, file, specifier) {
  const path = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  const isFile = (candidate) => existsSync(join(src, candidate)) && statSync(join(src, candidate)).isFile();
  return candidates.find(isFile) ?? path;
}

function packageProblem(file, specifier) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const allowed = [...(LAWS[folderOf(file)]?.packages ?? []), ...packagesOfModule(file)];
  if (allowed.some((pattern) => pattern === name || (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1))))) {
    return null;
  }
  if (name === 'webextension-polyfill')
    return 'import the browser from platform/browser.ts, the only user of webextension-polyfill.';
  const where = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no package';
  return `take out '${specifier}': ${folderOf(file)}/ may import ${where}.`;
}

function packagesOfModule(file) {
  const module = moduleOf(file);
  return Object.entries(MODULE_PACKAGES).flatMap(([name, packages]) => (isWithin(module, name) ? packages : []));
}

function importProblem(file, target, specifier) {
  if (target.startsWith('../')) return `take out '${specifier}': src/ imports nothing from outside itself.`;
  if (isTest(target)) return `take out '${specifier}': product code does not import tests.`;
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from === to) return from === 'algorithms' ? algorithmProblem(file, target) : null;
  const law = LAWS[from];
  if (!law) return `move it: ${from}/ is no folder of the architecture (${Object.keys(LAWS).join(', ')}).`;
  if (NAME_ONLY.test(specifier) && from === 'background') return null;
  if (law.ours.some((allowed) => isWithin(moduleOf(target), allowed))) return null;
  return `take out '${specifier}': ${from}/ may import ${law.ours.join(', ') || 'nothing of ours'}, not ${moduleOf(target)}.`;
}

/** Algorithms stand alone, so that each can be read, changed and removed by itself. */
function algorithmProblem(file, target) {
  const [mine, other] = [unitOf(file), unitOf(target)];
  if (mine === other) return null;
  if (other === LIST_OF_DATA || LISTS_OF_CODE.includes(other)) {
    return NOT_ALGORITHMS.includes(mine) ? null : 'do not import a list of algorithms from within algorithms/.';
  }
  if (NOT_ALGORITHMS.includes(other) || LISTS_OF_CODE.includes(mine)) return null;
  if (mine === LIST_OF_DATA)
    return `take out ${other}: this list goes where no code of an algorithm belongs; see light.ts.`;
  return `do not import the algorithm ${other}: move what both need to algorithms/steps/.`;
}

const folderOf = (path) => path.split('/')[0];
const moduleOf = (path) => path.replace(/\.tsx?$/, '');
const unitOf = (path) => moduleOf(path).split('/')[1];
const isWithin = (module, allowed) => module === allowed || module.startsWith(`${allowed}/`);

/** One message for each file from which a search meets itself again. */
function cycles(graph) {
  const problems = [];
  const done = new Set();
  const visit = (file, path) => {
    const start = path.indexOf(file);
    if (start >= 0) {
      const circle = [...path.slice(start), file].map((name) => `src/${name}`).join(' → ');
      problems.push(`break the cycle ${circle}: move what both need to a module of its own.`);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return problems;
}

if (isMain(import.meta.url)) await runMain(() => report('Import laws', checkImports(join(root, 'src'))));
