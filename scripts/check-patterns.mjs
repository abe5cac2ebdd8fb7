// Reports regular expressions whose time grows faster than linearly with the length of the text: a page could freeze a
// tab with them. The package scslre finds most of them by analysing the pattern. `--timed` finds the rest by running
// each pattern on difficult texts, which takes minutes (npm run test:long).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { ALLOWED, MADE_LATER } from './check/patterns/allowed.mjs';
import { slowAttack } from './check/patterns/growth.mjs';
import { madePatterns } from './check/patterns/made-patterns.mjs';
import { patternSites } from './check/patterns/pattern-sites.mjs';
import { filesBelow, isTest, report } from './check/source-files.mjs';
import { isMain, runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

/**
 * Returns a sentence for each pattern in a project's src/ whose time grows faster than linearly. Also returns one for
 * each listed exception that is no longer needed.
 *
 * @param isTimed whether to also run each pattern on difficult texts
 */
export async function checkPatterns(project, { allowed = ALLOWED, madeLater = MADE_LATER, isTimed = false } = {}) {
  const { patterns, unreached } = await madePatterns(project);
  const used = new Set();
  const problems = [];
  for (const pattern of distinct([...patterns, ...literals(project)])) {
    const found = whyNotLinear(pattern, isTimed);
    if (found === '') continue;
    const entry = allowed.find(({ file, source }) => file === pattern.file && pattern.source.startsWith(source));
    if (entry) used.add(entry);
    else problems.push(`${pattern.file}:${pattern.line}: make this pattern linear: ${shown(pattern)} ${found}`);
  }
  for (const { file, line } of unreached) {
    const entry = madeLater.find((one) => one.file === file);
    if (entry) used.add(entry);
    else problems.push(`${file}:${line}: make this pattern when the module is loaded, or it is not checked.`);
  }
  // reports unneeded exceptions only if `isTimed`: without running the patterns on difficult texts, the check does not
  // find all slow patterns, and their exceptions would look unneeded
  const stale = isTimed ? [...allowed, ...madeLater].filter((entry) => !used.has(entry)) : [];
  return [...problems, ...stale.map(({ file }) => `scripts/check/patterns/allowed.mjs: remove an entry for ${file}.`)];
}

/**
 * Returns the reason why a pattern seems slower than linear: an explanation, or a text on which it is slow. Returns ''
 * if it seems linear.
 */
function whyNotLinear(pattern, isTimed) {
  const [found] = analyse(pattern, { reportTypes: { Trade: true, Self: true, Move: true } }).reports;
  if (found) return `(${(found.quant ?? found.startQuant).raw} may match the same text in many ways)`;
  const attack = isTimed && slowAttack(pattern);
  return attack
    ? `(${attack.time.toFixed(0)} ms for ${attack.length} characters of ${JSON.stringify(attack.text)})`
    : '';
}

function literals(project) {
  const src = join(project, 'src');
  return filesBelow(src, /\.tsx?$/)
    .filter((path) => !isTest(path))
    .flatMap((path) =>
      patternSites(path, readFileSync(join(src, path), 'utf8')).literals.map((found) => ({
        file: `src/${path}`,
        ...found,
      })),
    );
}

function distinct(patterns) {
  const keyOf = ({ file, source, flags }) => `${file} /${source}/${flags}`;
  return [...new Map(patterns.map((pattern) => [keyOf(pattern), pattern])).values()];
}

const shown = ({ source, flags }) => `/${source.length > 160 ? `${source.slice(0, 160)}…` : source}/${flags}`;

if (isMain(import.meta.url)) {
  const isTimed = process.argv.includes('--timed');
  await runMain(async () => report('Patterns', await checkPatterns(root, { isTimed })));
}
