/** The scripts that foreign copies are written in: what their words look like, and what stands between them. */

export interface ForeignScript {
  /** What `<html lang>` says in a copy. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** What words begin with, and what they go on with. In a script without spaces the two have nothing in common. */
  first: readonly string[];
  rest: readonly string[];
  /** Letters of a word for each letter of the original's. */
  length: number;
  hasCase: boolean;
  hasSpaces: boolean;
  /** Punctuation at the end of words, where it is another than in Latin. */
  punctuation: Readonly<Record<string, string>>;
}

// without sigma: at the end of a word its small letter is another
const GREEK = letters('α', 'ρ', 'τ', 'ω');
const CYRILLIC = letters('а', 'я');
const ARABIC = letters('ء', 'غ', 'ف', 'ي');
const DEVANAGARI = letters('क', 'ह');

export const FOREIGN_SCRIPTS = {
  greek: { ...western('el', GREEK), length: 1.1, punctuation: { '?': ';', ';': '·' } },
  cyrillic: { ...western('ru', CYRILLIC), length: 1.1, punctuation: {} },
  arabic: {
    ...caseless('ar', ARABIC, ARABIC),
    direction: 'rtl',
    length: 0.85,
    punctuation: { ',': '،', ';': '؛', '?': '؟' },
  },
  devanagari: {
    ...caseless('hi', DEVANAGARI, [...DEVANAGARI, ...letters('ा', 'ू'), 'े', 'ो', 'ं']),
    length: 0.85,
    punctuation: { '.': '।' },
  },
  thai: {
    ...caseless('th', letters('ก', 'น'), [...letters('บ', 'ฮ'), 'ะ', 'า', ...letters('ิ', 'ู'), '่', '้']),
    hasSpaces: false,
    length: 0.9,
    // a space ends a sentence or a part of one
    punctuation: { '.': ' ', ',': ' ', ';': ' ', ':': ' ' },
  },
  cjk: {
    ...caseless('zh', letters('一', '替'), letters('最', '龥')),
    hasSpaces: false,
    length: 0.35,
    punctuation: { '.': '。', ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' },
  },
} as const satisfies Readonly<Record<string, ForeignScript>>;

export type ForeignScriptId = keyof typeof FOREIGN_SCRIPTS;

/** Ranges of characters, given by their first and last ones. */
function letters(...bounds: string[]): string[] {
  const codes = bounds.map((bound) => bound.charCodeAt(0));
  const all: string[] = [];
  for (let index = 0; index + 1 < codes.length; index += 2) {
    for (let code = codes[index] as number; code <= (codes[index + 1] as number); code++) {
      all.push(String.fromCharCode(code));
    }
  }
  return all;
}

function western(language: string, alphabet: readonly string[]) {
  return { ...caseless(language, alphabet, alphabet), hasCase: true } as const;
}

function caseless(language: string, first: readonly string[], rest: readonly string[]) {
  return { language, direction: 'ltr', first, rest, hasCase: false, hasSpaces: true } as const;
}
