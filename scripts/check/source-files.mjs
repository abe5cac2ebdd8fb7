import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Returns the paths of all files below a folder whose names match a pattern, sorted. Paths are relative to the folder,
 * with forward slashes.
 */
export function filesBelow(folder, pattern) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((path) => !path.startsWith('node_modules/'))
    .sort();
}

export const isTest = (path) => /\.test\.tsx?$/.test(path);

export function report(name, problems) {
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${name}: nothing found.` : `${name}: ${problems.length} to fix.`);
  return problems.length === 0 ? 0 : 1;
}
