/** Function words of many languages in one set. In any language, running text has many of them, and labels few. */
import { STOP_WORDS } from '../../vocabulary/model/stop-words.ts';
import { addBits, createHashTable, type HashTable } from './hash-table.ts';
import { HASH_PRIME, HASH_START } from './word-hash.ts';

const MOST_WORDS = 1024;
const SPACE = 32;

let table: HashTable | null = null;

/** Returns the function words of all languages, each with the value 1. */
export function stopWords(): HashTable {
  table ??= readLists();
  return table;
}

/** Reads the lists of all languages, which are in lower case, into one table. */
function readLists(): HashTable {
  const found = createHashTable(MOST_WORDS);
  const words = `${STOP_WORDS.join(' ')} `;
  let hash = HASH_START;
  for (let index = 0; index < words.length; index++) {
    const code = words.charCodeAt(index);
    if (code !== SPACE) hash = Math.imul(hash ^ code, HASH_PRIME);
    else {
      addBits(found, hash, 1);
      hash = HASH_START;
    }
  }
  return found;
}
