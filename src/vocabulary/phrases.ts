/** Compiles phrases (syntax: `languages.ts`) into small patterns of only those that a text can contain. */
import { addToList } from '../shared/lists.ts';

/** Phrases, indexed by the characters that they can begin with. */
export interface PhraseIndex {
  /** All phrases. Longer ones come first, because a pattern takes the first alternative that matches. */
  readonly phrases: readonly Phrase[];
  /** Phrases by their first two characters, or by their only character; {@link startKey} returns the keys. */
  readonly byStart: ReadonlyMap<number, readonly Start[]>;
  /** Phrases that can begin with any character; every text is searched for them. */
  readonly open: readonly Phrase[];
}

interface Phrase {
  readonly order: number;
  /** Index in {@link GROUPS} of the two patterns for what must be before and after the phrase. */
  readonly group: number;
  readonly text: string;
}

interface Start {
  readonly literal: string;
  readonly phrase: Phrase;
}

/** Builds an index of the phrases in these lists. In each list, "|" separates the phrases. */
export function indexPhrases(lists: readonly string[]): PhraseIndex {
  const groups = GROUPS.map((): string[] => []);
  const all = new Set(lists.join('|').split('|'));
  for (const phrase of [...all].sort((a, b) => b.length - a.length)) {
    const [isOpen, goesOn] = [phrase.startsWith('*'), phrase.endsWith('*')];
    const bare = phrase.slice(isOpen ? 1 : 0, goesOn ? -1 : undefined);
    const before = !isOpen && isLetter(bare.charAt(0)) ? 1 : 0;
    const after = goesOn ? 2 : isLetter(bare.charAt(bare.length - 1)) ? 1 : 0;
    groups[before * 3 + after]?.push(bare);
  }
  const phrases: Phrase[] = [];
  const byStart = new Map<number, Start[]>();
  const open: Phrase[] = [];
  for (const [group, texts] of groups.entries()) {
    for (const text of texts) {
      const phrase = { order: phrases.length, group, text };
      phrases.push(phrase);
      const literals = PLAIN.test(text) ? [text] : startsOf(text);
      if (literals.includes('')) open.push(phrase);
      else
        for (const literal of literals)
          addToList(byStart, startKey(literal, 0, literal.length === 1), { literal, phrase });
    }
  }
  return { phrases, byStart, open };
}

/** Returns the plain start of each alternative of a phrase's first word; '' if it begins with a special character. */
function startsOf(phrase: string): string[] {
  const [first = ''] = phrase.split(' ');
  return first.split(',').map((word) => LITERAL.exec(word)?.[0] ?? '');
}

/** Returns a number for the two characters at position `at` of a text, or for only one character (`isSingle`). */
function startKey(text: string, at: number, isSingle: boolean): number {
  const first = text.charCodeAt(at);
  return isSingle ? first : first * 0x10000 + text.charCodeAt(at + 1);
}

/** Returns the phrases that a lower-case text may contain (if `isAtStart`, at its start), and all `open` ones. */
export function phrasesIn({ byStart, open }: PhraseIndex, text: string, isAtStart: boolean): readonly Phrase[] {
  let found: Set<Phrase> | undefined;
  const end = isAtStart ? Math.min(1, text.length) : text.length;
  for (let at = 0; at < end; at++) {
    const one = byStart.get(text.charCodeAt(at));
    const two = byStart.get(startKey(text, at, false));
    if (!one && !two) continue;
    const isWithinWord = at > 0 && isLatinLetter(text.charCodeAt(at - 1));
    for (const { literal, phrase } of [...(one ?? []), ...(two ?? [])]) {
      if ((isWithinWord && phrase.group >= FIRST_AT_WORD) || !text.startsWith(literal, at)) continue;
      found ??= new Set(open);
      found.add(phrase);
    }
  }
  return found ? [...found].sort((a, b) => a.order - b.order) : open;
}

const isLatinLetter = (code: number) => code >= 0x61 && code <= 0x7a;

/** Returns a pattern for any of the phrases ("a|b", without a group); for an empty list, one that matches nothing. */
export function alternativesOf(phrases: readonly Phrase[]): string {
  if (phrases.length === 0) return '(?!)';
  return GROUPS.flatMap(([before, after], index) => {
    const patterns = phrases.filter(({ group }) => group === index).map(({ text }) => phrasePattern(text));
    return patterns.length === 0 ? [] : `${before}(?:${patterns.join('|')})${after}`;
  }).join('|');
}

/** Any character except spaces and punctuation; `\p{L}` would take milliseconds to compile at each use. */
const LETTER = '[^\\s!-/:-@[-^`{-¿×÷־،؛؟।\u2000-\u206f\u3000-\u303f！-／：-＠]';
const ANY_LETTER = new RegExp(LETTER);
/** Patterns before a phrase (anything or a word's start) and after it (anything, a word's end, or more letters). */
const GROUPS = ['', `(?<!${LETTER})`].flatMap((before) =>
  ['', `(?!${LETTER})`, `${LETTER}${before === '' ? '{0,30}' : '*'}`].map((after) => [before, after] as const),
);
/** Index of the first entry in `GROUPS` whose phrases must begin at the start of a word. */
const FIRST_AT_WORD = 3;
/** Thai, kana, ideographs (no spaces between words) and Hangul (attached endings): phrases need no word boundaries. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Matches a word without special characters, which can be used in a pattern as it is. */
const PLAIN = /^[^.+?^${}()[\]\\/_*,ı…\s]+$/;
/** The start of a word, up to the first special character: "_" (spaces), "*" (letters), "ı" ("i" or "ı") or "…". */
const LITERAL = /^[^_*ı…]+/;

const isLetter = (character: string) => ANY_LETTER.test(character) && !UNSPACED.test(character);

/** Patterns for the placeholder "…": at most 23 characters, about three words; 12 in writing systems without spaces. */
const SOME_WORDS = '(?:.{0,23}\\s)?';
const SOME_CHARACTERS = '.{0,12}';

function phrasePattern(phrase: string): string {
  if (PLAIN.test(phrase)) return phrase;
  const [some, space] = UNSPACED.test(phrase) ? [SOME_CHARACTERS, '\\s*'] : [SOME_WORDS, '\\s+'];
  const parts = phrase.split(' ');
  const last = parts.length - 1;
  if (parts[last] === '…') return `${phrasePattern(parts.slice(0, last).join(' '))}(?:${space}.{0,20})?`;
  return parts.map((part, index) => (part === '…' ? some : choice(part) + (index < last ? space : ''))).join('');
}

function choice(part: string): string {
  if (PLAIN.test(part)) return part;
  const words = part.split(',').map((word) => patternOf(word));
  return words.length === 1 ? (words[0] ?? '') : `(?:${words.join('|')})`;
}

const patternOf = (word: string) =>
  word
    .replace(/[.+?^${}()[\]\\/]/g, '\\$&')
    .replaceAll('_', '\\s+')
    .replaceAll('*', `${LETTER}*`)
    .replaceAll('ı', '[ıi]');
