import { isSpaceCode } from '../white-space.ts';
import { addToHash, EMPTY_HASH, sieveOf } from './sieve.ts';

/** Counts of a text; those of texts joined by a space add up. */
export interface TextStatistics {
  /** Pieces between white space. */
  words: number;
  /** Words that count for the link density. */
  countedWords: number;
  stopWords: number;
  /** Characters that are not white space. */
  letters: number;
}

export type CountStatistics = (text: string) => TextStatistics;

/** ASCII punctuation, which is deleted: "don't" is "dont" in the list. Curly quotes stay. */
const PUNCTUATION = /[!-/:-@[-`{-~]+/g;

/**
 * Returns a counter of stop words (docs/specs/goose.md, "Counting"). An empty word in the list means words of
 * punctuation alone.
 *
 * @param isWord which pieces count as words for the link density; default: all
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

/** Whether a code unit is the second half of a surrogate pair, which is one character. */
function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function bare(word: string): string {
  return word.replace(PUNCTUATION, '').toLowerCase();
}
