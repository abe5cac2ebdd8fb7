import { isSpaceCode } from '../white-space.ts';
import { addToHash, EMPTY_HASH, sieveOf } from './sieve.ts';

/** What is counted in a text; the numbers of texts with a space between them add up. */
export interface TextStatistics {
  /** Pieces between white space. */
  words: number;
  /** Those of them that count as words for the density of links. */
  countedWords: number;
  stopWords: number;
  /** Characters that are not white space. */
  letters: number;
}

export type CountStatistics = (text: string) => TextStatistics;

/** Deleted, not replaced: "don't" is "dont" for the list. Only ASCII: curly quotes stay. */
const PUNCTUATION = /[!-/:-@[-`{-~]+/g;

/**
 * Counts stop words as docs/specs/goose.md says ("Counting"). An empty word in the list stands for words of punctuation
 * alone. `isWord`: which pieces count as words for the density of links; all of them unless it is given.
 */
export function statisticsCounter(stopWords: ReadonlySet<string>, isWord?: (word: string) => boolean): CountStatistics {
  const sieve = sieveOf(stopWords);
  return (text) => {
    const found: TextStatistics = { words: 0, countedWords: 0, stopWords: 0, letters: 0 };
    let start = 0;
    let hash = EMPTY_HASH;
    for (let place = 0; place <= text.length; place++) {
      const code = place < text.length ? text.charCodeAt(place) : 0x20;
      if (!isSpaceCode(code)) {
        hash = addToHash(hash, code);
        found.letters += isSecondHalf(code) ? 0 : 1;
        continue;
      }
      if (place > start) {
        found.words++;
        if (sieve.mayHold(hash) && stopWords.has(bare(text.slice(start, place)))) found.stopWords++;
        if (!isWord || isWord(text.slice(start, place))) found.countedWords++;
      }
      start = place + 1;
      hash = EMPTY_HASH;
    }
    return found;
  };
}

/** Of a pair of surrogates, which is one character. */
function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function bare(word: string): string {
  return word.replace(PUNCTUATION, '').toLowerCase();
}
