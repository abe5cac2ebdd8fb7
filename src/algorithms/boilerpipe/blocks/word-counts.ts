/** The numbers of a text block and the densities made of them (docs/specs/boilerpipe.md, "Numbers of a block"). */
import { isWord, tokenize } from './tokenize.ts';

/**
 * Stand-ins for the tags of a link in the text that is counted; they are tokens of their own. Not characters alone:
 * icon fonts use the private use area.
 */
export const LINK_START = '\ue00a<';
export const LINK_END = '>\ue00a';

const LINE_WIDTH = 80;

export interface WordCounts {
  words: number;
  linkedWords: number;
  /** Words in full lines of 80 characters, and the number of those lines. */
  wrappedWords: number;
  lines: number;
}

/** Densities are 32-bit floats in the original and are compared as such. */
export function linkDensity({ linkedWords, words }: WordCounts): number {
  return words === 0 ? 0 : Math.fround(linkedWords / words);
}

/** Words per line. */
export function textDensity({ wrappedWords, lines }: WordCounts): number {
  return Math.fround(wrappedWords / lines);
}

/** The numbers of two blocks that become one. Blocks without words are one line together, however many they are. */
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
  /** Whether a link is still open at the end; it may go on in the next block. */
  inLink: boolean;
}

/** "Finishing a block", steps 3 and 5: counts words and lines. Null when there are link markers only. */
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
    if (!isWord(token)) continue; // punctuation takes no room in a line
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
  // The last line counts only if it is the only one, or if a single endless word left nothing else.
  const inFullLines = wraps === 0 ? 0 : words - wordsInLine;
  if (inFullLines === 0) return { words, linkedWords, wrappedWords: words, lines: 1, inLink };
  return { words, linkedWords, wrappedWords: inFullLines, lines: wraps, inLink };
}
