/** Defines the writing systems of the made-up languages into which the bench translates pages. */

export interface ForeignScript {
  language: string;
  direction: 'ltr' | 'rtl';
  /**
   * Letters that can begin a word; `rest` has the letters that can follow. In a script without spaces, the letters of
   * `first` are not in `rest`, so that each of them shows where a word begins.
   */
  first: readonly string[];
  rest: readonly string[];
  /** Mean length of a translated word, relative to the original word. */
  length: number;
  hasCase: boolean;
  hasSpaces: boolean;
  /** For each Latin punctuation mark, the mark of this script that replaces it. Latin marks not listed here stay. */
  punctuation: Readonly<Record<string, string>>;
}

// these ranges leave out sigma, which has a different form at the end of a word
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
    // Thai separates sentences and clauses with a space instead of punctuation
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

/** Returns all characters of the ranges; `bounds` are the first and last character of each range. */
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
