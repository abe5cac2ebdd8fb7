// What a source file imports, and which file of src/ that is.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Specifiers of everything that a file imports or exports again, each once; types and lazy imports as well. */
export function importsOf(path) {
  const code = readFileSync(path, 'utf8');
  const { module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ...[...code.matchAll(/\bimport\(\s*'([^']+)'\s*\)[.[]/g)].map((match) => match[1]), // types: import('x').Y
  ].filter((specifier, index, all) => all.indexOf(specifier) === index);
}

/** Path in src of what a relative import means; the path itself where there is no such file (tsc says so, too). */
export function resolveImport(src, file, specifier) {
  const path = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  const isFile = (candidate) => existsSync(join(src, candidate)) && statSync(join(src, candidate)).isFile();
  return candidates.find(isFile) ?? path;
}
