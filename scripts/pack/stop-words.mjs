// node scripts/pack/stop-words.mjs <lists.json> <module.ts>: stop lists by language as a module, one string for each.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMain, runMain, UserError } from '../setup/main.mjs';

const USAGE = 'Say where the lists are and where they go: node scripts/pack/stop-words.mjs <lists.json> <module.ts>';

/** The lists as the source of a module. */
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

/** Texts are split at white space before they are compared, so an entry with a space in it is never met. */
function packed(words) {
  return words.filter((word) => !/\s/.test(word)).join(' ');
}

/** In the quotes that need the fewest backslashes, single ones on a tie: so the formatter leaves the line alone. */
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
