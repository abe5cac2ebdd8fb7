// node scripts/pack/justext.mjs <stoplist.json>: jusText's English stop list as src/algorithms/justext/english.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, runMain, UserError } from '../setup/main.mjs';
import { root } from '../setup/root.mjs';

const FILE = join(root, 'src/algorithms/justext/english.ts');

/** The words with a space between them, as the source of a module. */
export function moduleOf(words) {
  const odd = words.find((word) => word === '' || /[\s'\\]/.test(word) || word !== word.toLowerCase());
  if (odd !== undefined) throw new UserError(`"${odd}" cannot be packed: it is not one word of lower-case letters.`);
  return `/**
 * jusText's English stop list, Copyright (c) 2011, Jan Pomikálek, 2013, Michal Belica, under the terms of the LICENSE
 * beside this file: the most frequent words of Wikipedia, lower case, punctuation included. Made by
 * \`node scripts/pack/justext.mjs <stoplist.json>\`; do not edit.
 */
export const ENGLISH =
  '${words.join(' ')}';
`;
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const [path] = process.argv.slice(2);
    if (path === undefined) throw new UserError('Say where the list is: node scripts/pack/justext.mjs <stoplist.json>');
    writeFileSync(FILE, moduleOf(JSON.parse(readFileSync(path, 'utf8')).English));
    console.log(`Written: ${FILE}`);
    return 0;
  });
}
