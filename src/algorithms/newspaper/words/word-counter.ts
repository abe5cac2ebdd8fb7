/** Words and stop words in a text (docs/specs/newspaper.md, "Words and links (4k)"). */
import { isUnspaced, type Tokenizer, unspacedWords } from './unspaced-words.ts';
import { CharacterClass, classifier } from './word-classes.ts';

export interface WordCount {
  readonly words: number;
  readonly stopWords: number;
}

export type WordCounter = (text: string) => WordCount;

type WordTest = (text: string, start: number, end: number) => boolean;

/** Stop words are endings of words. */
const KOREAN = 'ko';

const NOTHING: WordCount = { words: 0, stopWords: 0 };
const NOT_BLANK = /\S/;

/**
 * Returns a counter that caches by text, because most of the article is counted again after cleaning.
 *
 * @param language the stop words' language, two letters
 */
export function wordCounter(language: string, stopWords: ReadonlySet<string>): WordCounter {
  const tokenize = isUnspaced(language) ? unspacedWords(language) : spacedWords();
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

/**
 * Returns the original's default tokenizer, in one pass: words are runs without separators and loose contraction signs.
 */
function spacedWords(): Tokenizer {
  const classOf = classifier();
  return (text, report) => {
    let start = -1; // start of the current word
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
  };

  function classAt(text: string, position: number): number {
    const codePoint = text.codePointAt(position);
    return codePoint === undefined ? CharacterClass.separator : classOf(codePoint);
  }
}

/** Returns a test that skips words longer than all listed ones. */
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
