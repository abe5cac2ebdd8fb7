/**
 * Speeds up regular expressions with \p{…}. A browser needs a millisecond or more to compile one, so texts with only
 * Latin-1 letters (most texts) are searched with an equivalent pattern that has ranges.
 */

const LATIN_1_TEXT = /^[\0-\xff\u2000-\u206f]*$/;

/** Characters of each Unicode property in Latin-1 and general punctuation, as ranges for a character class. */
const IN_LATIN_1: Readonly<Record<string, string>> = {
  L: 'A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u00ff',
  Lu: 'A-Z\\u00c0-\\u00d6\\u00d8-\\u00de',
  Ll: 'a-z\\u00b5\\u00df-\\u00f6\\u00f8-\\u00ff',
  N: '0-9\\u00b2\\u00b3\\u00b9\\u00bc-\\u00be',
  Nd: '0-9',
  M: '',
};

/**
 * Returns a function that chooses the pattern for a text: the full one, or a fast one for Latin-1. `source` may use the
 * properties in `IN_LATIN_1`, and scripts without Latin-1 letters (`Script=Han`). `flags`: all except u.
 */
export function withLetters(source: string, flags = ''): (text: string) => RegExp {
  let latin: RegExp | undefined;
  let full: RegExp | undefined;
  return (text) =>
    LATIN_1_TEXT.test(text)
      ? (latin ??= new RegExp(inLatin1(source), flags))
      : (full ??= new RegExp(source, `${flags}u`));
}

/** Replaces each \p{…} with ranges, inside and outside of character classes. */
function inLatin1(source: string): string {
  let isInClass = false;
  return source.replace(/\\p\{(\w+)(?:=\w+)?\}|\\.|[[\]]/g, (part: string, property?: string) => {
    if (part === '[' || part === ']') isInClass = part === '[';
    if (property === undefined) return part;
    const ranges = IN_LATIN_1[property] ?? '';
    return isInClass ? ranges : `[${ranges}]`;
  });
}

const LETTER = withLetters(String.raw`\p{L}`);
const LETTER_OR_DIGIT = withLetters(String.raw`[\p{L}\p{N}]`);

export function hasLetter(text: string): boolean {
  return /[A-Za-z]/.test(text) || LETTER(text).test(text);
}

export function hasLetterOrDigit(text: string): boolean {
  return /[A-Za-z\d]/.test(text) || LETTER_OR_DIGIT(text).test(text);
}
