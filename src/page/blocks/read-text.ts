/** Scans the page's text once: counts words, punctuation marks and the like for every block, and hashes all words. */
import { flags } from '../../shared/column.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { TextScan, WordList } from './scan-text.ts';
import type { TextBlocks } from './segment.ts';

/** The counts of {@link TextScan} that are stored for each block. */
const SCANNED = [
  // in writing systems without spaces, the number of words is estimated from the characters
  'words',
  // characters other than white space
  'characters',
  'stopWords',
  'digitWords',
  'capitalWords',
  'sentenceEnds',
  'commas',
  'dividers',
  'questions',
] as const;

/** Counts that also depend on elements and styles: words in links; bold, italic and monospaced (`code`) characters. */
const STYLED = ['linkWords', 'bold', 'italic', 'code'] as const;

const COUNTS = [...SCANNED, ...STYLED];

export type BlockText = ReturnType<typeof createBlockText>;

/** Scans the text of all blocks. `inLink` is 1 for text nodes inside a link. */
export function readText({ nodes, styles }: PageSnapshot, blocks: TextBlocks, inLink: Uint8Array): BlockText {
  const result = createBlockText(blocks.size);
  const bold = flags(styles, ({ fontWeight }) => fontWeight >= 600);
  const italic = flags(styles, (style) => style.italic);
  const code = flags(styles, (style) => style.monospace);
  const words = new WordList();
  for (let block = 0; block < blocks.size; block++) {
    result.wordStart[block] = words.size;
    const scan = new TextScan(words);
    let linkWords = 0;
    const last = blocks.last[block] as number;
    for (let node = blocks.first[block] as number; node <= last; node++) {
      if (blocks.ofText[node] !== block) continue;
      const { words: wordsBefore, characters } = scan;
      scan.add(nodes.text[node] as string);
      const added = scan.characters - characters;
      if (inLink[node] === 1) linkWords += scan.words - wordsBefore;
      const style = nodes.style[node] as number;
      if (bold[style] === 1) result.bold[block] = (result.bold[block] as number) + added;
      if (italic[style] === 1) result.italic[block] = (result.italic[block] as number) + added;
      if (code[style] === 1) result.code[block] = (result.code[block] as number) + added;
    }
    result.linkWords[block] = linkWords;
    store(scan, result, block);
  }
  result.wordStart[blocks.size] = words.size;
  result.wordHashes = words.all();
  return result;
}

function store(scan: TextScan, result: BlockText, block: number): void {
  for (const count of SCANNED) result[count][block] = scan[count];
  result.ending[block] = scan.ending;
  result.hash[block] = scan.hash;
}

/** Returns the columns for the text of all blocks: one array per property, indexed by block. */
function createBlockText(size: number) {
  const counts = Object.fromEntries(COUNTS.map((count) => [count, new Float32Array(size)]));
  return {
    ...(counts as Record<(typeof COUNTS)[number], Float32Array>),
    /** How the text ends: 1 sentence end, 2 colon, 3 comma, 0 other. */
    ending: new Uint8Array(size),
    /** Hash of the whole text: of its words in order, ignoring case. */
    hash: new Int32Array(size),
    /** Hashes of the words of all blocks, in order. The words of block `b` begin at `wordStart[b]`. */
    wordHashes: new Int32Array(0) as Int32Array,
    wordStart: new Int32Array(size + 1),
  };
}
