/** Counts of a text block and the densities computed from them (docs/specs/boilerpipe.md, "Numbers of a block"). */
import { isWord, tokenize } from './tokenize.ts';

/**
 * Placeholders for a link's tags in the counted text; they are separate tokens. More than one character because icon
 * fonts use the private use area.
 */
export const LINK_START = '\ue00a<';
export const LINK_END = '>\ue00a';

const LINE_WIDTH = 80;

export interface WordCounts {
  words: number;
  linkedWords: number;
  /** Words in full lines of 80 characters, and the number of these lines. */
  wrappedWords: number;
  lines: number;
}

/** Returns the share of linked words. Densities are 32-bit floats, as in the original, and compared as such. */
export function linkDensity({ linkedWords, words }: WordCounts): number {
  return words === 0 ? 0 : Math.fround(linkedWords / words);
}

/** Returns the words per line. */
export function textDensity({ wrappedWords, lines }: WordCounts): number {
  return Math.fround(wrappedWords / lines);
}

/** Adds the counts of two merged blocks. Blocks without words are one line together, whatever their number. */
export function addCounts(a: WordCounts, b: WordCounts): WordCounts {
  const wrappedWords = a.wrappedWords + b.wrappedWords;
  return {
    words: a.words + b.words,
    linkedWords: a.linkedWords + b.linkedWords,
    wrappedWords,
    lines: wrappedWords === 0 ? 1 : a.lines + b.lines,
  };
}

interface ReadCounts extends WordCounts {
  /** Whether a link is still open at the end; it may continue in the next block. */
  inLink: boolean;
}

/** "Finishing a block", steps 3 and 5: counts words and lines. Returns null if there are only link markers. */
export function countWords(text: string, startsInLink: boolean): ReadCounts | null {
  let inLink = startsInLink;
  let tokens = 0;
  let words = 0;
  let linkedWords = 0;
  let wraps = 0;
  let wordsInLine = 0;
  let lineLength = -1;
  for (const token of tokenize(text)) {
    if (token === LINK_START || token === LINK_END) {
      inLink = token === LINK_START;
      continue;
    }
    tokens++;
    if (!isWord(token)) continue; // punctuation takes no space in a line
    words++;
    wordsInLine++;
    if (inLink) linkedWords++;
    lineLength += token.length + 1;
    if (lineLength > LINE_WIDTH) {
      wraps++;
      lineLength = token.length;
      wordsInLine = 1;
    }
  }
  if (tokens === 0) return null;
  // The last line counts only if it is the only one, or if one very long word left nothing else.
  const inFullLines = wraps === 0 ? 0 : words - wordsInLine;
  if (inFullLines === 0) return { words, linkedWords, wrappedWords: words, lines: 1, inLink };
  return { words, linkedWords, wrappedWords: inFullLines, lines: wraps, inLink };
}
