/** Running totals over the page's text: they give any element's text and its length quickly. Also marks kept text. */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { at } from '../../shared/column.ts';
import { populationFlags } from '../steps/population.ts';
import { characterCount, isBlank } from '../steps/python-text.ts';
import type { Mark, Population, TraceEntry } from '../types.ts';

/** Adjacent text nodes, joined: they were one node in the HTML file that eatiht parses, before scripts split it. */
interface TextRun {
  parent: number;
  text: string;
}

export type RunIndex = ReturnType<typeof indexText>;

/** Computes totals of the text before each node. The last entry of each array is the total of the whole page. */
export function indexText(snapshot: PageSnapshot, population: Population) {
  const { nodes } = snapshot;
  const flags = populationFlags(snapshot, population);
  /** Length of the text before the node (UTF-16 units), which is the node's offset in the page's text. */
  const offset = new Float64Array(nodes.size + 1);
  const runsBefore = new Int32Array(nodes.size + 1);
  /** Length of the text before the node (code points, as in Python). */
  const length = new Float64Array(nodes.size + 1);
  const pieces: string[] = [];
  const runs: TextRun[] = [];
  let previous = -1; // parent of the previous node if that node is a text, else -1
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
  return { snapshot, flags, runs, text: pieces.join(''), offset, runsBefore, length };
}

export function textBelow({ snapshot, text, offset }: RunIndex, element: number): string {
  return text.slice(at(offset, element), at(offset, at(snapshot.nodes.end, element)));
}

/** Returns the length of the text in an element (UTF-16 units). */
export function lengthBelow({ snapshot, offset }: RunIndex, element: number): number {
  return at(offset, at(snapshot.nodes.end, element)) - at(offset, element);
}

/** Limit on the total length of the candidates' texts: 16 million UTF-16 units, plus four times the page's text. */
const FREE = 16_000_000;
const TIMES_PAGE_TEXT = 4;

const TOO_MUCH = 'the text of nested elements adds up to more than this page needs many times over';

/**
 * Returns the candidates whose texts fit into the limit on the total length, and trace entries about the others
 * (`kept`: these are kept, but not printed). Without the limit, time and output would be quadratic in the nesting
 * depth, because eatiht prints all text inside each candidate, even if candidates are nested. Real pages stay below.
 */
export function affordable(index: RunIndex, elements: readonly number[], { kept }: { kept: boolean }) {
  let left = FREE + TIMES_PAGE_TEXT * index.text.length;
  const used: number[] = [];
  const trace: TraceEntry[] = [];
  for (const element of elements) {
    const length = lengthBelow(index, element);
    if (length <= left) {
      left -= length;
      used.push(element);
    } else {
      const reason = kept ? `kept, not printed: ${TOO_MUCH}` : TOO_MUCH;
      trace.push({ step: 'text-budget', node: element, kept, reason });
    }
  }
  return { used, trace };
}

/** Returns marks for elements in document order, maybe nested. `length`: UTF-16 units kept from the start of each. */
export function marksOf(index: RunIndex, kept: readonly { element: number; length: number }[]): Mark[] {
  const marks = new Map<number, Mark>();
  let reached = 0; // offset in the page's text; the text before it is already handled
  for (const { element, length } of kept) {
    const keptEnd = at(index.offset, element) + length;
    if (keptEnd <= reached) continue;
    const end = at(index.snapshot.nodes.end, element);
    // the first text node that ends after `reached`; a binary search, because elements may be deeply nested
    const from = indexFrom(index.offset, Math.max(reached, at(index.offset, element)) + 1) - 1;
    for (let node = from; node < end && at(index.offset, node) < keptEnd; node++) {
      const mark = index.flags[node] === 1 ? markUpTo(index, node, keptEnd) : null;
      if (mark) marks.set(node, mark);
    }
    reached = keptEnd;
  }
  return [...marks.values()].sort((a, b) => a.node - b.node);
}

/** Returns the mark of a text node up to `keptEnd`, an offset in the page's text; null if this part is blank. */
function markUpTo({ snapshot, offset }: RunIndex, node: number, keptEnd: number): Mark | null {
  const text = at(snapshot.nodes.text, node);
  const end = keptEnd - at(offset, node);
  if (end >= text.length || isBlank(text.slice(end))) return isBlank(text) ? null : { node, role: 'body' };
  return isBlank(text.slice(0, end)) ? null : { node, role: 'body', start: 0, end };
}
