/** Prefix sums over the page's text: text, length and number of text nodes of a subtree without walking it. */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { characterCount } from '../steps/character-count.ts';
import { at } from '../steps/column.ts';
import { populationFlags } from '../steps/population.ts';
import type { Population } from '../types.ts';

/** Adjacent sibling text nodes: one text node in a freshly parsed document. */
interface TextRun {
  parent: number;
  text: string;
}

/** Columns have one entry per node and one at the end: the value for the text before that node. */
export interface RunIndex {
  flags: Uint8Array;
  runs: readonly TextRun[];
  /** All text of the population, joined. */
  text: string;
  /** UTF-16 offsets into `text`. */
  offset: Float64Array;
  /** Number of text runs. */
  runsBefore: Int32Array;
  /** Lengths in code points, as in Python. */
  length: Float64Array;
}

export function indexText(snapshot: PageSnapshot, population: Population): RunIndex {
  const { nodes } = snapshot;
  const flags = populationFlags(snapshot, population);
  const offset = new Float64Array(nodes.size + 1);
  const runsBefore = new Int32Array(nodes.size + 1);
  const length = new Float64Array(nodes.size + 1);
  const pieces: string[] = [];
  const runs: TextRun[] = [];
  let previous = -1; // parent of the previous row's run
  for (let node = 0; node < nodes.size; node++) {
    const isText = flags[node] === 1;
    const text = isText ? at(nodes.text, node) : '';
    const parent = isText ? at(nodes.parent, node) : -1;
    const run = runs.at(-1);
    if (isText && run && parent === previous) run.text += text;
    else if (isText) runs.push({ parent, text });
    previous = parent;
    if (text !== '') pieces.push(text);
    offset[node + 1] = at(offset, node) + text.length;
    length[node + 1] = at(length, node) + characterCount(text);
    runsBefore[node + 1] = runs.length;
  }
  return { flags, runs, text: pieces.join(''), offset, runsBefore, length };
}

/** Returns `.//text()` of an element, concatenated. */
export function textBelow(index: RunIndex, snapshot: PageSnapshot, element: number): string {
  return index.text.slice(at(index.offset, element), at(index.offset, at(snapshot.nodes.end, element)));
}
