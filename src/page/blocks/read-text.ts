/** Scans the page's text once: counts words, punctuation marks and the like for every block, and hashes all words. */
import { flags } from '../../shared/column.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { Character } from './characters.ts';
import { TextScan } from './scan-text.ts';
import type { TextBlocks } from './segment.ts';

/** Counts for each block. In scripts without spaces, the number of words is estimated from the characters. */
export interface BlockText {
  words: Float32Array;
  /** Characters other than white space. */
  characters: Float32Array;
  linkWords: Float32Array;
  stopWords: Float32Array;
  digitWords: Float32Array;
  capitalWords: Float32Array;
  upperWords: Float32Array;
  sentenceEnds: Float32Array;
  commas: Float32Array;
  dividers: Float32Array;
  questions: Float32Array;
  /** Number of characters in bold type, in italics (`italic`), and in a monospaced font (`code`). */
  bold: Float32Array;
  italic: Float32Array;
  code: Float32Array;
  /** 1 if more than half of the characters are ideographs or belong to other scripts without spaces. */
  unspaced: Uint8Array;
  /** How the text ends: 1 sentence end, 2 colon, 3 comma, 0 other. */
  ending: Uint8Array;
  /** Kind of the first character that is not white space, a value of `Character`. */
  beginning: Uint8Array;
  /** Hash of the whole text: of its words in order, ignoring case. */
  hash: Int32Array;
  /** Hashes of the words of all blocks, in order. The words of block `b` begin at `wordStart[b]`. */
  wordHashes: Int32Array;
  wordStart: Int32Array;
}

/** Scans the text of all blocks. `inLink` is 1 for text nodes inside a link. */
export function readText({ nodes, styles }: PageSnapshot, blocks: TextBlocks, inLink: Uint8Array): BlockText {
  const result = createBlockText(blocks.size);
  const bold = flags(styles, ({ fontWeight }) => fontWeight >= 600);
  const italic = flags(styles, (style) => style.italic);
  const code = flags(styles, (style) => style.monospace);
  const scan = new TextScan();
  for (let block = 0; block < blocks.size; block++) {
    result.wordStart[block] = scan.wordCount;
    scan.begin();
    let linkWords = 0;
    const last = blocks.last[block] as number;
    for (let node = blocks.first[block] as number; node <= last; node++) {
      if (blocks.ofText[node] !== block) continue;
      const { words, characters } = scan;
      scan.add(nodes.text[node] as string);
      const added = scan.characters - characters;
      if (inLink[node] === 1) linkWords += scan.words - words;
      const style = nodes.style[node] as number;
      if (bold[style] === 1) result.bold[block] = (result.bold[block] as number) + added;
      if (italic[style] === 1) result.italic[block] = (result.italic[block] as number) + added;
      if (code[style] === 1) result.code[block] = (result.code[block] as number) + added;
    }
    result.linkWords[block] = linkWords;
    store(scan, result, block);
  }
  result.wordStart[blocks.size] = scan.wordCount;
  result.wordHashes = scan.wordHashes.subarray(0, scan.wordCount);
  return result;
}

function store(scan: TextScan, result: BlockText, block: number): void {
  result.words[block] = scan.words;
  result.characters[block] = scan.characters;
  result.stopWords[block] = scan.stopWords;
  result.digitWords[block] = scan.digitWords;
  result.capitalWords[block] = scan.capitalWords;
  result.upperWords[block] = scan.upperWords;
  result.sentenceEnds[block] = scan.sentenceEnds;
  result.commas[block] = scan.commas;
  result.dividers[block] = scan.dividers;
  result.questions[block] = scan.questions;
  result.unspaced[block] = scan.unspaced * 2 > scan.characters ? 1 : 0;
  result.ending[block] = scan.ending;
  result.beginning[block] = scan.beginning < 0 ? Character.other : scan.beginning;
  result.hash[block] = scan.hash;
}

function createBlockText(size: number): BlockText {
  return {
    words: new Float32Array(size),
    characters: new Float32Array(size),
    linkWords: new Float32Array(size),
    stopWords: new Float32Array(size),
    digitWords: new Float32Array(size),
    capitalWords: new Float32Array(size),
    upperWords: new Float32Array(size),
    sentenceEnds: new Float32Array(size),
    commas: new Float32Array(size),
    dividers: new Float32Array(size),
    questions: new Float32Array(size),
    bold: new Float32Array(size),
    italic: new Float32Array(size),
    code: new Float32Array(size),
    unspaced: new Uint8Array(size),
    ending: new Uint8Array(size),
    beginning: new Uint8Array(size),
    hash: new Int32Array(size),
    wordHashes: new Int32Array(0),
    wordStart: new Int32Array(size + 1),
  };
}
