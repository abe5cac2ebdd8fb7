// node scripts/pack/stop-words.mjs <lists.json> <module.ts>: writes stop words as a module with one string for each
// language.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMain, runMain, UserError } from '../setup/main.mjs';

const USAGE = 'Say where the lists are and where they go: node scripts/pack/stop-words.mjs <lists.json> <module.ts>';

export function moduleOf({ _meta: { source, licence }, ...lists }) {
  return `/**
 * Stop words by two-letter language code, separated by spaces. An empty entry (one space too many) counts as a word.
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

/**
 * Joins words with spaces. Leaves out entries that contain a space: they can never match, because texts are split at
 * spaces.
 */
function packed(words) {
  return words.filter((word) => !/\s/.test(word)).join(' ');
}

/**
 * Returns a string as a quoted literal. Chooses the quotes that the formatter would choose: the kind that needs fewer
 * backslashes, or single quotes if both need the same number.
 */
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
