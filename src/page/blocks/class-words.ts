/** Finds words such as "nav" in class names, and returns their groups (`vocabulary/model/class-groups.ts`). */

import { CLASS_GROUPS } from '../../vocabulary/model/class-groups.ts';

/** A look-up key is the first `KEY_LETTERS` letters of a word, with five bits each; both letters if it has two. */
const KEY_LETTERS = 3;
const KEY_BITS = 15;
const KEY_MASK = (1 << KEY_BITS) - 1;
const SHORTEST_WITHIN = 5;

interface Word extends GroupBits {
  text: string;
  /** Whether the word matches only a whole token, not a part of one. */
  isWhole: boolean;
  /** The next word with the same first letters. */
  next: Word | null;
}

interface Words {
  /** Maps a key (the first letters of a word) to an index in `first`; 0 if no word begins with these letters. */
  byBeginning: Uint16Array;
  first: readonly (Word | null)[];
}

let words: Words | null = null;

export function groupsOfToken(token: string): GroupBits {
  words ??= readWords();
  const last = token.length - 1;
  let low = 0;
  let high = 0;
  let key = 0;
  for (let index = 0; index <= last; index++) {
    key = ((key << 5) | (token.charCodeAt(index) & 31)) & KEY_MASK;
    if (index + 1 < KEY_LETTERS && index < last) continue;
    const place = words.byBeginning[key] as number;
    if (place === 0) continue;
    const start = Math.max(index + 1 - KEY_LETTERS, 0);
    for (let word = words.first[place] as Word | null; word !== null; word = word.next) {
      if (!matches(word, token, start)) continue;
      low |= word.low;
      high |= word.high;
    }
  }
  return { low, high };
}

function matches({ text, isWhole }: Word, token: string, start: number): boolean {
  if (isWhole) return token === text;
  return (start === 0 || text.length >= SHORTEST_WITHIN) && token.startsWith(text, start);
}

function readWords(): Words {
  const byBeginning = new Uint16Array(1 << KEY_BITS);
  const first: (Word | null)[] = [null];
  for (let group = 0; group < CLASS_GROUP_NAMES.length; group++) {
    const low = group < 32 ? 1 << group : 0;
    const high = group < 32 ? 0 : 1 << (group - 32);
    for (const entry of CLASS_GROUPS[CLASS_GROUP_NAMES[group] as ClassGroup].split(' ')) {
      const isWhole = entry.startsWith('=');
      const text = isWhole ? entry.slice(1) : entry;
      const key = beginningOf(text);
      const place = byBeginning[key] || first.length;
      byBeginning[key] = place;
      first[place] = { text, isWhole, low, high, next: first[place] ?? null };
    }
  }
  return { byBeginning, first };
}

function beginningOf(text: string): number {
  let key = 0;
  for (let index = 0; index < Math.min(text.length, KEY_LETTERS); index++) {
    key = (key << 5) | (text.charCodeAt(index) & 31);
  }
  return key;
}

export type ClassGroup = keyof typeof CLASS_GROUPS;
export const CLASS_GROUP_NAMES = /* @__PURE__ */ Object.keys(CLASS_GROUPS) as ClassGroup[];

/** A set of class groups, one bit for each: the first 32 groups in `low`, the others in `high`. */
export interface GroupBits {
  low: number;
  high: number;
}
