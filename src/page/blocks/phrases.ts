/** Finds phrases that show the purpose of a short text, such as "min read" (reading time) or "leave a" (comments). */
import { PHRASES } from '../../vocabulary/model/phrases.ts';
import { Character, characterKind } from './characters.ts';
import { addBits, createHashTable, HASH_PRIME, HASH_START, type HashTable, joinHashes, lookUp } from './word-hash.ts';

export type PhrasePurpose = keyof typeof PHRASES;
export const PURPOSES = /* @__PURE__ */ Object.keys(PHRASES) as PhrasePurpose[];

/** Returns the bit of a purpose in the result of {@link purposesOf}. */
export function purposeBit(purpose: PhrasePurpose): number {
  return 1 << PURPOSES.indexOf(purpose);
}

/** Flag of words with which a longer phrase begins. The search stops at other words, so most need one look-up. */
const GOES_ON = 1 << 30;
const MOST_ENTRIES = 4096;
const BAR = 124;
const SPACE = 32;
const FIRST_IDEOGRAPH = 0x3040;
/** Longest phrase (words; in Chinese and Japanese, characters). */
const LONGEST_PHRASE = 10;

let table: HashTable | null = null;

/** Returns the purposes of the phrases in the words from `start` to before `end`, as bits ({@link purposeBit}). */
export function purposesOf(words: Int32Array, start: number, end: number): number {
  table ??= createPhrases(PHRASES);
  return purposesAmong(table, words, start, end);
}

export function purposesAmong(table: HashTable, words: Int32Array, start: number, end: number): number {
  let bits = 0;
  for (let index = start; index < end; index++) {
    let phrase = words[index] as number;
    let found = lookUp(table, phrase);
    bits |= found;
    const last = Math.min(end, index + LONGEST_PHRASE);
    for (let next = index + 1; (found & GOES_ON) !== 0 && next < last; next++) {
      phrase = joinHashes(phrase, words[next] as number);
      found = lookUp(table, phrase);
      bits |= found;
    }
  }
  return bits & ~GOES_ON;
}

/**
 * Returns a table of phrases with the bits of their purposes. In `lists`, "|" separates the phrases. Phrases are in
 * lower case without apostrophes ("dont miss"), like the words of `scan-text.ts`; converting them here would be slow.
 */
export function createPhrases(lists: Readonly<Partial<Record<PhrasePurpose, string>>>): HashTable {
  const found = createHashTable(MOST_ENTRIES);
  for (const [index, purpose] of PURPOSES.entries()) addPhrases(found, lists[purpose] ?? '', 1 << index);
  return found;
}

/** Returns a table of one list of phrases, each with the value 1. */
export function phraseTable(phrases: string): HashTable {
  const found = createHashTable(MOST_ENTRIES);
  addPhrases(found, phrases, 1);
  return found;
}

function addPhrases(found: HashTable, phrases: string, bit: number): void {
  let phrase = 0;
  let count = 0;
  let word = HASH_START;
  for (let index = 0; index <= phrases.length; index++) {
    const code = index < phrases.length ? phrases.charCodeAt(index) : BAR;
    const isLetter = code !== BAR && code !== SPACE;
    if (isLetter) word = Math.imul(word ^ code, HASH_PRIME);
    if (isLetter && (code < FIRST_IDEOGRAPH || characterKind(code) !== Character.ideograph)) continue;
    if (word !== HASH_START) {
      if (count > 0) addBits(found, phrase, GOES_ON);
      phrase = count === 0 ? word : joinHashes(phrase, word);
      word = HASH_START;
      count++;
    }
    if (code !== BAR) continue;
    addBits(found, phrase, bit);
    count = 0;
  }
}
