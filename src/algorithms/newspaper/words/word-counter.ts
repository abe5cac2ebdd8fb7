/** Counts words and stop words in a text (docs/specs/newspaper.md, "Words and links (4k)"). */
import { PYTHON_SPACE } from '../../steps/python-text.ts';

const CharacterClass = { unknown: 0, separator: 1, word: 2, contraction: 3, other: 4 } as const;

/** Signs that belong to a word between two word characters ("don't", "well-known") and separate words elsewhere. */
const CONTRACTION = new Set("-'`ʹʻʼʽʾʿˈˊ‘’‛′‵Ꞌꞌ");
/** White space, and Unicode and ASCII punctuation. The original replaces the punctuation by spaces. */
const SEPARATOR = new RegExp(`[\\p{P}!-/:-@[-\`{-~${PYTHON_SPACE}]`, 'u');
const WORD = /[\p{L}\p{N}]/u;

/** Classes of characters by code point (up to U+FFFF). A cache, because testing a pattern is slow. */
const knownClasses = new Uint8Array(0x1_0000);

function classOf(codePoint: number): number {
  const remembered = knownClasses[codePoint] ?? CharacterClass.unknown;
  if (remembered !== CharacterClass.unknown) return remembered;
  const found = testedClass(codePoint);
  knownClasses[codePoint] = found; // has no effect beyond the basic plane
  return found;
}

function testedClass(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (CONTRACTION.has(character)) return CharacterClass.contraction;
  if (SEPARATOR.test(character)) return CharacterClass.separator;
  return WORD.test(character) ? CharacterClass.word : CharacterClass.other;
}

interface WordCount {
  readonly words: number;
  readonly stopWords: number;
}

export type WordCounter = (text: string) => WordCount;

type WordTest = (text: string, start: number, end: number) => boolean;

/** Korean adds particles to the ends of words, so a word counts as a stop word if it ends in a listed stop word. */
const KOREAN = 'ko';

const NOTHING: WordCount = { words: 0, stopWords: 0 };
const NOT_BLANK = /\S/;

/** Returns a counter for a language (two letters). It caches counts: most text is counted again after cleaning. */
export function wordCounter(language: string, stopWords: ReadonlySet<string>): WordCounter {
  const tokenize = isUnspaced(language) ? unspacedWords(language) : spacedWords;
  const isListed = language === KOREAN ? endsInOneOf(stopWords) : isOneOf(stopWords);
  const known = new Map<string, WordCount>();
  return (text) => {
    if (!NOT_BLANK.test(text)) return NOTHING;
    const counted = known.get(text) ?? countIn(text, tokenize, isListed);
    known.set(text, counted);
    return counted;
  };
}

function countIn(text: string, tokenize: Tokenizer, isListed: WordTest): WordCount {
  let words = 0;
  let stopWords = 0;
  tokenize(text, (start, end) => {
    words++;
    if (isListed(text, start, end)) stopWords++;
  });
  return { words, stopWords };
}

/** Splits a text at separators. Apostrophes and hyphens belong to a word only between two word characters. */
function spacedWords(text: string, report: (start: number, end: number) => void): void {
  let start = -1; // start of the current word; -1 between words
  let previous: number = CharacterClass.separator;
  for (let i = 0; i < text.length; ) {
    const codePoint = text.codePointAt(i) as number;
    const next = codePoint > 0xffff ? i + 2 : i + 1;
    const found = classOf(codePoint);
    const isBetween =
      found === CharacterClass.separator ||
      (found === CharacterClass.contraction &&
        (previous !== CharacterClass.word || classAt(text, next) !== CharacterClass.word));
    if (isBetween && start >= 0) report(start, i);
    if (isBetween) start = -1;
    else if (start < 0) start = i;
    previous = found;
    i = next;
  }
  if (start >= 0) report(start, text.length);
}

function classAt(text: string, position: number): number {
  const codePoint = text.codePointAt(position);
  return codePoint === undefined ? CharacterClass.separator : classOf(codePoint);
}

/** Returns a test whether a word is listed. The test compares lengths first, so that it rejects long words quickly. */
function isOneOf(listed: ReadonlySet<string>): WordTest {
  const longest = longestOf(listed);
  return (text, start, end) => end - start <= longest && listed.has(text.slice(start, end).toLowerCase());
}

function endsInOneOf(listed: ReadonlySet<string>): WordTest {
  const longest = longestOf(listed);
  return (text, start, end) => {
    for (let from = Math.max(start, end - longest); from < end; from++) {
      if (listed.has(text.slice(from, end))) return true;
    }
    return false;
  };
}

function longestOf(words: ReadonlySet<string>): number {
  let longest = 0;
  for (const { length } of words) longest = Math.max(longest, length);
  return longest;
}

type Tokenizer = (text: string, report: (start: number, end: number) => void) => void;

const UNSPACED: ReadonlySet<string> = new Set(['ja', 'my', 'th', 'zh']);

export function isUnspaced(language: string): boolean {
  return UNSPACED.has(language);
}

/** Runs without punctuation and spaces. At most 300 characters, because segmenting takes quadratic time. */
const SEGMENTED = new RegExp(`[^\\p{P}${PYTHON_SPACE}]{1,300}`, 'gu');

/** Finds words with the browser's segmenter; the original programs use libraries (jieba, TinySegmenter, PyThaiNLP). */
function unspacedWords(language: string): Tokenizer {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text, report) => {
    for (const { 0: run, index: start } of text.matchAll(SEGMENTED)) {
      for (const { segment, index, isWordLike } of segmenter.segment(run)) {
        if (isWordLike) report(start + index, start + index + segment.length);
      }
    }
  };
}
