/** Compiles phrases in the syntax of `languages.ts` into pattern alternatives, only those that a text can contain. */

/** Phrases, indexed by the characters that they can begin with. */
export interface PhraseIndex {
  /** In pattern order: longer phrases before shorter ones that can match at the same places. */
  readonly phrases: readonly Phrase[];
  /** By the first one or two characters of the phrases, see {@link startKey}. */
  readonly byStart: ReadonlyMap<number, readonly Start[]>;
  /** Phrases that can begin with any character. */
  readonly open: readonly Phrase[];
}

interface Phrase {
  readonly order: number;
  /** Index in {@link GROUPS}. */
  readonly group: number;
  readonly text: string;
}

interface Start {
  readonly literal: string;
  readonly phrase: Phrase;
}

/** @param lists phrases separated by "|" */
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
  const index = { phrases: [] as Phrase[], byStart: new Map<number, Start[]>(), open: [] as Phrase[] };
  for (const [group, phrases] of groups.entries()) for (const bare of phrases) addPhrase(index, bare, group);
  return index;
}

function addPhrase(
  { phrases, byStart, open }: { phrases: Phrase[]; byStart: Map<number, Start[]>; open: Phrase[] },
  bare: string,
  group: number,
): void {
  const phrase = { order: phrases.length, group, text: bare };
  phrases.push(phrase);
  const literals = PLAIN.test(bare) ? [bare] : startsOf(bare);
  if (literals.includes('')) {
    open.push(phrase);
    return;
  }
  for (const literal of literals) {
    const key = startKey(literal, 0, literal.length === 1);
    const starts = byStart.get(key);
    if (starts) starts.push({ literal, phrase });
    else byStart.set(key, [{ literal, phrase }]);
  }
}

/** Returns the literal beginnings of the alternatives for a phrase's first word. */
function startsOf(phrase: string): string[] {
  const [first = ''] = phrase.split(' ');
  return first.split(',').map((word) => LITERAL.exec(word)?.[0] ?? '');
}

/** Returns a key of the one or two characters at a place of a text. */
function startKey(text: string, at: number, isSingle: boolean): number {
  const first = text.charCodeAt(at);
  return isSingle ? first : first * 0x10000 + text.charCodeAt(at + 1);
}

/**
 * Returns the phrases that a text may contain: all that it contains, and some others of which it has the beginning.
 *
 * @param text in lower case
 * @param isAtStart whether to look only at its first character
 */
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

/**
 * Returns phrases as pattern alternatives, in lower case and without a group; without phrases, a pattern that never
 * matches.
 */
export function alternativesOf(phrases: readonly Phrase[]): string {
  if (phrases.length === 0) return '(?!)';
  return GROUPS.flatMap(([before, after], index) => {
    const patterns = phrases.filter(({ group }) => group === index).map(({ text }) => phrasePattern(text));
    return patterns.length === 0 ? [] : `${before}(?:${patterns.join('|')})${after}`;
  }).join('|');
}

/**
 * A word character: neither space nor punctuation. Not `\p{L}`, because the browser takes milliseconds to compile each
 * one.
 */
const LETTER = '[^\\s!-/:-@[-^`{-¿×÷־،؛؟।\u2000-\u206f\u3000-\u303f！-／：-＠]';
const ANY_LETTER = new RegExp(LETTER);
/**
 * Boundaries of phrases: they begin anywhere or at a word start, and end anywhere, at a word end or with any letters.
 */
const GROUPS = ['', `(?<!${LETTER})`].flatMap((before) =>
  ['', `(?!${LETTER})`, `${LETTER}${before === '' ? '{0,30}' : '*'}`].map((after) => [before, after] as const),
);
const FIRST_AT_WORD = 3;
/** Scripts without spaces between words (Thai, kana, ideographs), and Hangul, which appends endings to names. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Words and phrases without special characters. */
const PLAIN = /^[^.+?^${}()[\]\\/_*,ı…\s]+$/;
/** Literal beginning of a word. */
const LITERAL = /^[^_*ı…]+/;

const isLetter = (character: string) => ANY_LETTER.test(character) && !UNSPACED.test(character);

/** Longest gap for "…": two or three words, or characters in scripts without spaces. */
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
