/** Text blocks and what the filters ask of them (specs/boilerpipe.md, "Block numbers and densities"). */
import { isWord, tokenize } from './tokenize.ts';

/**
 * Stand-ins for the tags of a link in the text that is counted; they are tokens of their own. Not characters alone:
 * icon fonts use the private use area.
 */
export const LINK_START = '\ue00a<';
export const LINK_END = '>\ue00a';

/** The last filter that decided on a piece, and why. */
export interface Decision {
  step: string;
  reason: string;
}

/** A block as it was cut from the page. Filters merge blocks, the pieces stay. */
interface Piece {
  /** Text nodes that gave visible text, in document order. */
  nodes: readonly number[];
  isTitle: boolean;
  decision: Decision;
}

export interface TextBlock {
  text: string;
  words: number;
  linkedWords: number;
  /** Words in full lines of 80 characters, and the number of those lines. */
  wrappedWords: number;
  lines: number;
  /** Numbers of the first and last piece. */
  start: number;
  end: number;
  isContent: boolean;
  /** Labels: the page's title, the end of the article ("Add your comment"), not the largest block. */
  isTitle: boolean;
  isEnd: boolean;
  isMaybe: boolean;
  pieces: readonly Piece[];
}

/** What filters hand on: a page cut into blocks. */
export interface TextDocument {
  title: string | null;
  blocks: readonly TextBlock[];
  /** Blocks taken out by RemoveBoilerplate; kept for the trace. */
  removed: readonly TextBlock[];
}

export type Filter = (document: TextDocument) => TextDocument;

/** Densities are 32-bit floats in the original and are compared as such. */
export function linkDensity({ linkedWords, words }: TextBlock): number {
  return words === 0 ? 0 : Math.fround(linkedWords / words);
}

export function textDensity({ wrappedWords, lines }: TextBlock): number {
  return Math.fround(wrappedWords / lines);
}

const LINE_WIDTH = 80;

export interface WordCounts {
  words: number;
  linkedWords: number;
  wrappedWords: number;
  lines: number;
  /** Whether a link is still open at the end; it may go on in the next block. */
  inLink: boolean;
}

/** emitBlock, steps 3 and 5: counts words and breaks them into lines. Null when there are link markers only. */
export function countWords(text: string, startsInLink: boolean): WordCounts | null {
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
  const wrappedWords = wraps === 0 ? words : words - wordsInLine;
  if (wrappedWords === 0) return { words, linkedWords, wrappedWords: words, lines: 1, inLink };
  return { words, linkedWords, wrappedWords, lines: Math.max(1, wraps), inLink };
}

/** The block with its verdict, and the reason noted on its pieces. */
export function decide(block: TextBlock, isContent: boolean, decision: Decision): TextBlock {
  return { ...block, isContent, pieces: block.pieces.map((piece) => ({ ...piece, decision })) };
}

/** One block of several neighbours. */
export function merge(blocks: readonly [TextBlock, ...TextBlock[]]): TextBlock {
  const [first] = blocks;
  if (blocks.length === 1) return first;
  const sum = (value: (block: TextBlock) => number): number => blocks.reduce((total, block) => total + value(block), 0);
  return {
    text: blocks.map(({ text }) => text).join('\n'),
    words: sum(({ words }) => words),
    linkedWords: sum((block) => block.linkedWords),
    wrappedWords: sum((block) => block.wrappedWords),
    lines: sum(({ lines }) => lines),
    start: blocks.reduce((least, { start }) => Math.min(least, start), first.start),
    end: blocks.reduce((most, { end }) => Math.max(most, end), first.end),
    isContent: blocks.some(({ isContent }) => isContent),
    isTitle: blocks.some(({ isTitle }) => isTitle),
    isEnd: blocks.some(({ isEnd }) => isEnd),
    isMaybe: blocks.some(({ isMaybe }) => isMaybe),
    pieces: blocks.flatMap(({ pieces }) => pieces),
  };
}
