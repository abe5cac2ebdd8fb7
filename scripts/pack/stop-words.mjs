// node scripts/pack/stop-words.mjs <lists.json> <module.ts>: writes stop lists by language as a module, one string
// each.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMain, runMain, UserError } from '../setup/main.mjs';

const USAGE = 'Say where the lists are and where they go: node scripts/pack/stop-words.mjs <lists.json> <module.ts>';

/** Returns the lists as the source of a module. */
export function moduleOf({ _meta: { source, licence }, ...lists }) {
  return `/**
 * Stop words by two-letter language, with a space between them; an empty word counts.
 * From ${source} (${licence}, see LICENSE beside this file).
 * Made by \`node scripts/pack/stop-words.mjs\` from these lists as JSON; do not edit.
 */
export const STOP_WORDS: Readonly<Record<string, string>> = {
${Object.entries(lists)
  .map(([language, words]) => `  ${language}: ${quoted(packed(words))},`)
  .join('\n')}
};
`;
}

/** Drops entries with a space: texts are split at white space before the comparison, so these would never match. */
function packed(words) {
  return words.filter((word) => !/\s/.test(word)).join(' ');
}

/** Quotes a string as the formatter does: with the quotes that need fewer backslashes, single ones on a tie. */
function quoted(text) {
  const count = (mark) => text.split(mark).length;
  const mark = count("'") > count('"') ? '"' : "'";
  return mark + text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const [input, output] = process.argv.slice(2);
    if (input === undefined || output === undefined) throw new UserError(USAGE);
    writeFileSync(output, moduleOf(JSON.parse(readFileSync(input, 'utf8'))));
    console.log(`Written: ${output}`);
  });
}
