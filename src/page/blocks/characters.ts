/**
 * Kinds of UTF-16 code units for counting words and sentences. The order matters: words in alphabets consist of the
 * kinds from `letter` to `digit`, words in any writing system of the kinds from `letter` to `unspaced`.
 */
export const Character = {
  space: 0,
  letter: 1,
  capital: 2,
  digit: 3,
  /** Written without spaces, about two characters per word (Chinese, Japanese). */
  ideograph: 4,
  /** Written without spaces, about five characters per word (Thai, Lao, Khmer, Burmese). */
  unspaced: 5,
  sentenceEnd: 6,
  /** , ; and their equivalents in other scripts. */
  comma: 7,
  /** | · • » and other separators within a line. */
  divider: 8,
  apostrophe: 9,
  colon: 10,
  quote: 11,
  other: 12,
} as const;

/** Kinds of the first 128 code units, for loops that cannot afford a function call for each code unit. */
export const ASCII_KIND: Uint8Array = /* @__PURE__ */ asciiTable();

function asciiTable(): Uint8Array {
  const table = new Uint8Array(128).fill(Character.other);
  const set = (characters: string, kind: number) => {
    for (const character of characters) table[character.charCodeAt(0)] = kind;
  };
  for (let code = 0; code <= 32; code++) table[code] = Character.space;
  set('abcdefghijklmnopqrstuvwxyz_', Character.letter);
  set('ABCDEFGHIJKLMNOPQRSTUVWXYZ', Character.capital);
  set('0123456789', Character.digit);
  set('.!?', Character.sentenceEnd);
  set(',;', Character.comma);
  set('|>/', Character.divider);
  set("'", Character.apostrophe);
  set(':', Character.colon);
  set('"', Character.quote);
  return table;
}

/** Returns the kind of a code unit. Compares ranges, because building a table would take longer than reading a page. */
export function characterKind(code: number): number {
  if (code < 128) return ASCII_KIND[code] as number;
  if (code < 0x2000) return lowKind(code);
  if (code < 0x2070) return punctuationKind(code);
  if (code < 0x2e80) return symbolKind(code);
  if (code < 0x3040) return cjkPunctuationKind(code);
  if (code < 0xa000) return Character.ideograph;
  if (code >= 0xac00 && code < 0xd7b0) return Character.letter; // Korean puts spaces between words
  if (code >= 0xf900 && code < 0xfb00) return Character.ideograph;
  if (code >= 0xff00) return fullWidthKind(code);
  return Character.letter;
}

/** Returns the kind of a code unit from U+0080 to U+1FFF. */
function lowKind(code: number): number {
  if (code < 0xc0) return latinSignKind(code);
  if (code < 0x370) return code < 0xdf && code !== 0xd7 ? Character.capital : Character.letter;
  if (code < 0x530) return cyrillicKind(code);
  if (code < 0x780) return middleEasternKind(code);
  if (code < 0xe00) return code === 0x964 || code === 0x965 ? Character.sentenceEnd : Character.letter;
  return code < 0xf00 ? Character.unspaced : farLowKind(code);
}

function latinSignKind(code: number): number {
  if (code === 0xa0) return Character.space;
  if (code === 0xab || code === 0xbb) return Character.quote;
  if (code === 0xb7) return Character.divider;
  return code === 0xaa || code === 0xb5 || code === 0xba ? Character.letter : Character.other;
}

/** Returns the kind of a Greek or Cyrillic code unit. */
function cyrillicKind(code: number): number {
  if (code >= 0x430) return Character.letter;
  if (code >= 0x400 || (code >= 0x391 && code < 0x3aa)) return Character.capital;
  return code === 0x37e ? Character.sentenceEnd : Character.letter;
}

/** Returns the kind of an Armenian, Hebrew, Arabic or Syriac code unit. */
function middleEasternKind(code: number): number {
  if (code === 0x589 || code === 0x61f || code === 0x6d4) return Character.sentenceEnd;
  return code === 0x60c || code === 0x61b || code === 0x55d ? Character.comma : Character.letter;
}

/** Returns the kind of a code unit from U+0F00 (Tibetan) to U+1FFF. Burmese and Khmer are written without spaces. */
function farLowKind(code: number): number {
  if ((code >= 0x1000 && code < 0x10a0) || (code >= 0x1780 && code < 0x1800))
    return code === 0x104b || code === 0x17d4 ? Character.sentenceEnd : Character.unspaced;
  return code === 0x1362 ? Character.sentenceEnd : Character.letter;
}

function punctuationKind(code: number): number {
  if (code <= 0x200b || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f)
    return Character.space;
  if (code === 0x2018 || code === 0x2019) return Character.apostrophe;
  if (code >= 0x201a && code <= 0x201f) return Character.quote;
  if (code === 0x2022 || code === 0x2023 || code === 0x203a || code === 0x2027) return Character.divider;
  return code === 0x2026 || code === 0x203c ? Character.sentenceEnd : Character.other;
}

function symbolKind(code: number): number {
  // arrows, box-drawing characters and geometric shapes separate parts of a line
  return (code >= 0x2190 && code < 0x2200) || (code >= 0x2500 && code < 0x2600) ? Character.divider : Character.other;
}

function cjkPunctuationKind(code: number): number {
  if (code === 0x3002) return Character.sentenceEnd;
  if (code === 0x3001) return Character.comma;
  if (code === 0x300c || code === 0x300d || code === 0x300e || code === 0x300f) return Character.quote;
  return code === 0x3000 ? Character.space : Character.other;
}

function fullWidthKind(code: number): number {
  if (code === 0xff01 || code === 0xff0e || code === 0xff1f || code === 0xff61) return Character.sentenceEnd;
  if (code === 0xff0c || code === 0xff1b || code === 0xff64) return Character.comma;
  if (code === 0xff1a) return Character.colon;
  if (code === 0xff5c) return Character.divider;
  if (code >= 0xff10 && code <= 0xff19) return Character.digit;
  return code >= 0xff66 && code < 0xffdd ? Character.ideograph : Character.letter;
}

/**
 * Returns the small letter of a capital in ASCII, Latin-1, Greek and Cyrillic, where the two code units have a fixed
 * difference. Other capitals, such as "Ł", stay.
 */
export function foldCase(code: number): number {
  if (code < 128) return code >= 65 && code <= 90 ? code + 32 : code;
  if (
    (code >= 0xc0 && code < 0xdf && code !== 0xd7) ||
    (code >= 0x391 && code < 0x3aa) ||
    (code >= 0x410 && code < 0x430)
  )
    return code + 32;
  return code >= 0x400 && code < 0x410 ? code + 80 : code;
}
