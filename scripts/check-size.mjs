// Counts what grows unseen in src/, tests apart: lines, long functions, and who needs the page and the selection.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionLengths } from './check/function-lengths.mjs';
import { importsOf, resolveImport } from './check/imports.mjs';
import { filesBelow, isTest, report } from './check/source-files.mjs';
import { isMain, runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

export const LIMITS = {
  /**
   * Of all .ts and .tsx files, empty ones included: 36,200 when there was one page and one selection (the aim was fewer
   * than 33,882), and what has come since that could not be done before. It grows with nothing else.
   */
  lines: 64_822,
  /** Lines of one function, from its name to its last brace. */
  longest: 80,
  /** Nine of ten functions have at most as many. */
  p90: 20,
};

/** Folders that each purpose should have one door to. */
const COUNTED_FOLDERS = ['page', 'selection'];

/** @returns what was counted, and the functions, longest first: `{ file, line, lines }` */
export function measure(src) {
  const files = filesBelow(src, /\.tsx?$/).filter((file) => !isTest(file));
  const functions = [];
  const importers = Object.fromEntries(COUNTED_FOLDERS.map((folder) => [folder, 0]));
  let lines = 0;
  for (const file of files) {
    const code = readFileSync(join(src, file), 'utf8');
    lines += code.split('\n').length - 1;
    functions.push(...functionLengths(file, code).map((found) => ({ file, ...found })));
    for (const folder of foldersImported(src, file)) if (folder in importers) importers[folder]++;
  }
  functions.sort((a, b) => b.lines - a.lines);
  return { files: files.length, lines, functions, importers, p90: p90(functions) };
}

/** Other folders of src/ that a file imports from, each once. */
function foldersImported(src, file) {
  const targets = importsOf(join(src, file)).filter((specifier) => specifier.startsWith('.'));
  const folders = targets.map((specifier) => resolveImport(src, file, specifier).split('/')[0]);
  return new Set(folders.filter((folder) => folder !== file.split('/')[0]));
}

/** The length that nine of ten functions do not exceed; they come longest first. */
function p90(functions) {
  return functions[Math.floor(functions.length / 10)]?.lines ?? 0;
}

/** What is too large, as instructions. */
export function checkSize(src, limits = LIMITS) {
  const { lines, functions, p90 } = measure(src);
  const tooLong = functions.filter((found) => found.lines > limits.longest);
  return [
    ...(lines > limits.lines ? [`src/: take out ${lines - limits.lines} lines; ${limits.lines} are the most.`] : []),
    ...tooLong.map(
      (found) =>
        `src/${found.file}:${found.line}: split this function of ${found.lines} lines; ${limits.longest} are the most.`,
    ),
    ...(p90 > limits.p90
      ? [`src/: one function in ten has ${p90} lines or more; split until it is ${limits.p90}.`]
      : []),
  ];
}

function printed({ files, lines, functions, importers, p90 }) {
  const [longest] = functions;
  return [
    `${files} files with ${lines} lines`,
    `${functions.length} functions: 90 % have at most ${p90} lines, the longest ${longest?.lines ?? 0} (src/${longest?.file}:${longest?.line})`,
    ...Object.entries(importers).map(([folder, count]) => `${count} files of other folders import from ${folder}/`),
  ].join('\n');
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const src = join(root, 'src');
    console.log(printed(measure(src)));
    return report('Size', checkSize(src));
  });
}
