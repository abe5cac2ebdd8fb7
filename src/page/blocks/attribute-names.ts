/** Splits naming attributes (class, id, …), once per value, into tokens with class groups: "nav": `navigation`. */

import { withLetters } from '../../shared/letters.ts';
import { CLASS_GROUPS } from '../../vocabulary/model/class-groups.ts';
import type { Attributes } from '../snapshot/types.ts';
import { HASH_START, hashStep } from './word-hash.ts';

/** Number of letters at the start of a word that form its look-up key (5 bits each); for a word of two letters, two. */
const KEY_LETTERS = 3;
const KEY_BITS = 15;
const KEY_MASK = (1 << KEY_BITS) - 1;
const SHORTEST_WITHIN = 5;

interface Word {
  text: string;
  /** The class groups of the word, as bits. */
  groups: number;
  /** Whether the word matches only a whole token, not a part of one. */
  isWhole: boolean;
  /** The next word with the same key; null if this is the last. */
  next: Word | null;
}

interface Words {
  /** Maps a key (the first letters of a word) to an index in `first`; 0 if no word begins with these letters. */
  byBeginning: Uint16Array;
  first: readonly (Word | null)[];
}

let words: Words | null = null;

/** Returns the class groups of the words in a token, as bits in the order of {@link CLASS_GROUP_NAMES}. */
export function groupsOfToken(token: string): number {
  words ??= readWords();
  const last = token.length - 1;
  let groups = 0;
  let key = 0;
  for (let index = 0; index <= last; index++) {
    key = ((key << 5) | (token.charCodeAt(index) & 31)) & KEY_MASK;
    if (index + 1 < KEY_LETTERS && index < last) continue;
    const place = words.byBeginning[key] as number;
    if (place === 0) continue;
    const start = Math.max(index + 1 - KEY_LETTERS, 0);
    for (let word = words.first[place] as Word | null; word !== null; word = word.next) {
      if (matches(word, token, start)) groups |= word.groups;
    }
  }
  return groups;
}

function matches({ text, isWhole }: Word, token: string, start: number): boolean {
  if (isWhole) return token === text;
  return (start === 0 || text.length >= SHORTEST_WITHIN) && token.startsWith(text, start);
}

function readWords(): Words {
  const byBeginning = new Uint16Array(1 << KEY_BITS);
  const first: (Word | null)[] = [null];
  for (const [group, entries] of Object.values(CLASS_GROUPS).entries()) {
    for (const entry of entries.split(' ')) {
      const isWhole = entry.startsWith('=');
      const text = isWhole ? entry.slice(1) : entry;
      const key = beginningOf(text);
      const place = byBeginning[key] || first.length;
      byBeginning[key] = place;
      first[place] = { text, groups: 1 << group, isWhole, next: first[place] ?? null };
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

/** A naming attribute (class, id, role and others), split into tokens; shared by all elements with the same value. */
export interface AttributeName {
  /** The class groups of its tokens, as bits. */
  groups: number;
  /** Tokens with the prefix of their attribute: `post`, `#post`, `r=main`. */
  tokens: readonly string[];
  hash: number;
  /** A list of only this attribute, shared by all elements without other naming attributes, to save memory. */
  alone: readonly AttributeName[];
}

interface KnownNames {
  attribute: string;
  /** Prefix of the attribute's tokens ('' for classes): the model weighs id `#post` and class `post` differently. */
  mark: string;
  byValue: Map<string, AttributeName>;
}

const known = (attribute: string, mark: string): KnownNames => ({ attribute, mark, byValue: new Map() });
/** The naming attributes, in the order in which {@link namesOf} returns them. */
const NAMING = /* @__PURE__ */ (() => [
  known('class', ''),
  known('id', '#'),
  known('role', 'r='),
  known('itemprop', 'ip='),
  known('aria-label', 'al='),
  known('data-testid', 'dt='),
  known('data-component', 'dc='),
])();

/** Maximum number of characters read from an attribute's value. Longer values come from programs and say little. */
const LONGEST_VALUE = 200;
/** Maximum length of a token (characters); longer ones are ignored. */
const LONGEST_TOKEN = 18;
const MOST_TOKENS = 12;
/** Maximum number of values stored per attribute; pages use a few thousand. A full table is emptied. */
const MOST_NAMES = 10_000;

/** Returns the naming attributes (class, id and others), split into tokens, the class first; null for none. */
export function namesOf(attributes: Attributes): readonly AttributeName[] | null {
  let names: readonly AttributeName[] | null = null;
  for (const naming of NAMING) {
    const value = attributes[naming.attribute];
    if (!value) continue;
    const name = nameOf(naming, value);
    names = names === null ? name.alone : [...names, name];
  }
  return names;
}

function nameOf({ mark, byValue }: KnownNames, value: string): AttributeName {
  let name = byValue.get(value);
  if (!name) {
    if (byValue.size >= MOST_NAMES) byValue.clear();
    name = takeApart(value, mark);
    byValue.set(value, name);
  }
  return name;
}

function takeApart(value: string, mark: string): AttributeName {
  const tokens = tokensOf(value);
  const alone: AttributeName[] = [];
  const name = {
    tokens: mark === '' ? tokens : tokens.map((token) => mark + token),
    groups: 0,
    hash: HASH_START,
    alone,
  };
  for (const token of tokens) {
    name.groups |= groupsOfToken(token);
    for (let index = 0; index < token.length; index++) name.hash = hashStep(name.hash, token.charCodeAt(index));
    name.hash = hashStep(name.hash, 32);
  }
  alone.push(name);
  return name;
}

/** Splits at camel case and separators, and drops digits and single letters: "postBody post-123" → post, body. */
function tokensOf(value: string): string[] {
  const cut = value.slice(0, LONGEST_VALUE);
  const tokens: string[] = [];
  return addAsciiTokens(cut, tokens) ? tokens : otherTokens(cut);
}

/** Adds the tokens of a value; returns false if the value has characters beyond ASCII. */
function addAsciiTokens(value: string, tokens: string[]): boolean {
  let start = -1;
  let wasSmall = false;
  let hasCapitals = false;
  for (let index = 0; index <= value.length; index++) {
    const code = index < value.length ? value.charCodeAt(index) : 32;
    if (code > 127) return false;
    const isSmall = code >= 97 && code <= 122;
    const isCapital = code >= 65 && code <= 90;
    if (start >= 0 && ((!isSmall && !isCapital) || (isCapital && wasSmall))) {
      const word = value.slice(start, index);
      addToken(hasCapitals ? word.toLowerCase() : word, tokens);
      if (tokens.length === MOST_TOKENS) return true;
      start = -1;
      hasCapitals = false;
    }
    if (start < 0 && (isSmall || isCapital)) start = index;
    if (isCapital) hasCapitals = true;
    wasSmall = isSmall;
  }
  return true;
}

const BETWEEN_LETTERS = withLetters(String.raw`[^\p{L}]+`);

function otherTokens(value: string): string[] {
  const tokens: string[] = [];
  const spaced = value.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  for (const word of spaced.split(BETWEEN_LETTERS(spaced))) {
    addToken(word, tokens);
    if (tokens.length === MOST_TOKENS) break;
  }
  return tokens;
}

function addToken(word: string, tokens: string[]): void {
  if (word.length >= 2 && word.length <= LONGEST_TOKEN && !tokens.includes(word)) tokens.push(word);
}
