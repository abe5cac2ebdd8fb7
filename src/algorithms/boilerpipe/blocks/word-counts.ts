/** Counts the words of a text block and computes its densities (docs/specs/boilerpipe.md, "Numbers of a block"). */
import { javaTrim } from './java-text.ts';

/** A run of invisible separators (U+2063), a word (letters, digits, "_", accents after them), or other characters. */
const PIECE = /\u2063+|[\p{L}\p{Nd}_][\p{L}\p{Nd}_\p{Mn}]*|[^\u2063\p{L}\p{Nd}_]+/gu;
/** Characters that join the text on both sides: "don't", "world,", "e-mail" are single tokens. */
const GLUE = new Set(`"'.,!@-:;$?()/`);
const WORD = /[\p{L}\p{Nd}\p{Nl}\p{No}]/u;

/** ASCII letters, digits and joining characters: always one token. Tested first, because most text consists of them. */
const PLAIN_RUN = /^[\w"'.,!@\-:;$?()/]+$/;

/** Returns the tokens of a text; one empty token for an empty text, like `"".split(" ")` in Java. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  for (const run of javaTrim(text).split(' ')) {
    if (PLAIN_RUN.test(run)) tokens.push(run);
    else if (run !== '') cutRun(run, tokens);
  }
  if (tokens.length === 0) tokens.push('');
  return tokens;
}

function cutRun(run: string, tokens: string[]): void {
  let token = '';
  for (const [piece] of run.matchAll(PIECE)) {
    const isSpace = piece.startsWith('\u2063');
    const isGlued = GLUE.has(token.slice(-1)) || GLUE.has(piece.charAt(0));
    if (token !== '' && (isSpace || !isGlued)) {
      tokens.push(token);
      token = '';
    }
    if (!isSpace) token += piece;
  }
  if (token !== '') tokens.push(token);
}

function isWord(token: string): boolean {
  return WORD.test(token);
}

/** Markers of a link, one token each. They have two characters, because a page can use U+E00A alone as an icon. */
export const LINK_START = '\ue00a<';
export const LINK_END = '>\ue00a';

const LINE_WIDTH = 80;

export interface WordCounts {
  words: number;
  linkedWords: number;
  /** Words in full lines (80 characters); `lines` counts these lines. If no line is full: all words, and 1 line. */
  wrappedWords: number;
  lines: number;
}

/** Returns the share of linked words (0–1). It is a 32-bit float, as in boilerpipe, so that comparisons agree. */
export function linkDensity({ linkedWords, words }: WordCounts): number {
  return words === 0 ? 0 : Math.fround(linkedWords / words);
}

export function textDensity({ wrappedWords, lines }: WordCounts): number {
  return Math.fround(wrappedWords / lines);
}

/** Adds up the counts of two merged blocks. As in boilerpipe, two blocks without words count as one line, not two. */
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
  /** Whether a link is still open at the end of the text. */
  inLink: boolean;
}

/** Counts words (docs/specs/boilerpipe.md, "Finishing a block", steps 3, 5); null if there are only link markers. */
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
    if (!isWord(token)) continue; // only words make a line longer
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
  // the last, partial line counts only if there is no full line
  const inFullLines = wraps === 0 ? 0 : words - wordsInLine;
  if (inFullLines === 0) return { words, linkedWords, wrappedWords: words, lines: 1, inLink };
  return { words, linkedWords, wrappedWords: inFullLines, lines: wraps, inLink };
}
