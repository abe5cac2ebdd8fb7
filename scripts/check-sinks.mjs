// Reports code in src/ that parses strings as HTML (HTML sinks), and TODO [yyyy-mm-dd] comments whose date has passed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED, SINKS } from './check/sink-rules.mjs';
import { filesBelow, isTest, report } from './check/source-files.mjs';
import { isMain, runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

const TODO = /TODO \[(\d{4}-\d{2}-\d{2})\]/g;

/** Returns a sentence for each HTML sink and each expired TODO in the src/ folder of a project. */
export function checkSinks(project, { today = new Date().toISOString().slice(0, 10), allowed = ALLOWED } = {}) {
  const problems = [];
  const used = new Set();
  for (const path of filesBelow(join(project, 'src'), /\.(?:tsx?|html|css)$/)) {
    const file = `src/${path}`;
    readFileSync(join(project, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const [, date] of line.matchAll(TODO)) {
          if (date < today)
            problems.push(`${file}:${index + 1}: do what the TODO of ${date} says, or give it a new date.`);
        }
        if (isTest(path)) return;
        for (const [sink] of withoutComments(line).matchAll(SINKS)) {
          const entry = allowed.find((candidate) => candidate.file === file && candidate.sink === sink);
          if (entry) used.add(entry);
          else problems.push(`${file}:${index + 1}: take out ${sink}: build the tree, no HTML string is ever parsed.`);
        }
      });
  }
  const stale = allowed.filter((entry) => !used.has(entry));
  return [
    ...problems,
    ...stale.map(({ file, sink }) => `scripts/check/sink-rules.mjs: remove the entry for ${sink} in ${file}.`),
  ];
}

/**
 * Removes comments from a line, because they may mention a sink. Only removes comments that reach to the end of the
 * line, so that no code is removed.
 */
function withoutComments(line) {
  return line.replace(/^\s*(?:\/?\*.*|\/\/.*)$/, '').replace(/\s\/\/ .*$/, '');
}

if (isMain(import.meta.url)) await runMain(() => report('HTML sinks and old TODOs', checkSinks(root)));
