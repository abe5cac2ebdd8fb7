// Checks src/ against the import laws (scripts/check/import-laws.mjs): folders, packages, families, no cycles.
import { join } from 'node:path';
import { cycles, unsharedSteps } from './check/import-graph.mjs';
import { LAWS, LIST_OF_DATA, LISTS_OF_CODE, MODULE_PACKAGES, NAME_ONLY, NOT_FAMILIES } from './check/import-laws.mjs';
import { importsOf, resolveImport } from './check/imports.mjs';
import { folderOf, isWithin, moduleOf, unitOf } from './check/module-names.mjs';
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
    const misplaced = placeProblem(file);
    if (misplaced) problems.push(`src/${file}: ${misplaced}`);
    for (const specifier of importsOf(join(src, file))) {
      const target = specifier.startsWith('.') ? resolveImport(src, file, specifier) : null;
      const problem = target === null ? packageProblem(file, specifier) : importProblem(file, target, specifier);
      if (problem) problems.push(`src/${file}: ${problem}`);
      if (target !== null && !NAME_ONLY.test(specifier)) targets.push(target);
    }
    graph.set(file, targets);
  }
  return [...problems, ...unsharedSteps(graph), ...cycles(graph)];
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
  // the browser's own files of words: their keys are types
  if (folderOf(file) === 'wording' && target.startsWith('../public/_locales/')) return null;
  if (target.startsWith('../')) return `take out '${specifier}': src/ imports nothing from outside itself.`;
  if (isTest(target)) return `take out '${specifier}': product code does not import tests.`;
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from === to) return from === 'algorithms' ? familyProblem(file, target) : null;
  const law = LAWS[from];
  if (!law) return `move it: ${from}/ is no folder of the architecture (${Object.keys(LAWS).join(', ')}).`;
  if (NAME_ONLY.test(specifier) && from === 'background') return null;
  if (law.ours.some((allowed) => isWithin(moduleOf(target), allowed))) return null;
  return `take out '${specifier}': ${from}/ may import ${law.ours.join(', ') || 'nothing of ours'}, not ${moduleOf(target)}.`;
}

/** Each algorithm is in the folder of its family. */
function placeProblem(file) {
  const isModuleOfFamily = /^algorithms\/[^/]+$/.test(file) && !NOT_FAMILIES.includes(unitOf(file));
  return isModuleOfFamily ? 'move it into the folder of its family, as algorithms/<family>/index.ts.' : null;
}

/** Families stand alone, so that each can be read, changed and removed by itself. */
function familyProblem(file, target) {
  const [mine, other] = [unitOf(file), unitOf(target)];
  if (mine === other) return null;
  if (other === LIST_OF_DATA || LISTS_OF_CODE.includes(other)) {
    return NOT_FAMILIES.includes(mine) ? null : 'do not import a list of algorithms from within algorithms/.';
  }
  if (NOT_FAMILIES.includes(other) || LISTS_OF_CODE.includes(mine)) return null;
  if (mine === LIST_OF_DATA)
    return `take out ${other}: this list goes where no code of an algorithm belongs; see classics.ts.`;
  return `do not import the family ${other}: move what both need to algorithms/steps/.`;
}

if (isMain(import.meta.url)) await runMain(() => report('Import laws', checkImports(join(root, 'src'))));
