import { NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import { message } from '../../platform/wording/message.ts';
import { at } from '../../shared/column.ts';
import { range } from '../../shared/lists.ts';
import type { Algorithm, EmptyReason, Mark, Population, RunOptions, Selection, TraceEntry } from '../types.ts';
import { readableNodes } from './population.ts';

/** A rule's decision on a part of a page, such as a line or a block. */
export interface Verdict {
  isContent: boolean;
  /** The reason in plain words, with the numbers on which the decision is based. */
  reason: string;
}

/** What an algorithm finds. The trace may be in any order. */
export type FoundMarks = Pick<Selection, 'marks' | 'text' | 'trace'>;

type Find = (snapshot: PageSnapshot, population: Population, options: RunOptions) => FoundMarks;

/** Makes an algorithm without an estimate of confidence (null). If it finds nothing, its result says why (`empty`). */
export function algorithmOf(id: string, find: Find): Algorithm {
  return {
    id,
    run({ snapshot }, options) {
      const { marks, text, trace } = find(snapshot, options.population, options);
      const isEmpty = marks.length === 0 || text === '';
      return {
        algorithm: id,
        marks: isEmpty ? [] : marks,
        text: isEmpty ? '' : text,
        trace: explainEveryBlock(snapshot, isEmpty ? [] : marks, inOrder(trace)),
        confidence: null,
        page: null,
        empty: isEmpty ? reasonOfNothing(snapshot, options.population) : null,
      };
    },
  };
}

/** Sorts by node. Entries for the same node stay in the order of the algorithm's steps. */
function inOrder(trace: readonly TraceEntry[]): TraceEntry[] {
  return trace.toSorted((a, b) => a.node - b.node);
}

function reasonOfNothing(snapshot: PageSnapshot, population: Population): EmptyReason {
  return readableNodes(snapshot, population).length > 0 ? 'no-candidate' : 'no-text';
}

/** Adds an entry for each block without one: algorithms divide the text differently, or never consider some blocks. */
export function explainEveryBlock(
  { nodes, blocks }: PageSnapshot,
  marks: readonly Mark[],
  trace: readonly TraceEntry[],
): TraceEntry[] {
  const next = nextBlocks(nodes);
  const explained = new Uint8Array(blocks.size);
  for (const { node } of trace) {
    const block = at(next, node);
    if (block >= 0 && speaksOf(nodes, node, at(blocks.first, block))) explained[block] = 1;
  }
  const kept = new Uint8Array(blocks.size);
  for (const { node } of marks) {
    const block = at(nodes.block, node);
    if (block >= 0) kept[block] = 1;
  }
  const keptReason = message('reasonInKept');
  const droppedReason = message('reasonNotInKept');
  const rest = range(0, blocks.size).filter((block) => explained[block] === 0);
  const entries = rest.map((block): TraceEntry => {
    const isKept = kept[block] === 1;
    const reason = isKept ? keptReason : droppedReason;
    return { step: 'selection', node: at(blocks.first, block), kept: isKept, reason };
  });
  return [...trace, ...entries];
}

/**
 * Returns whether a trace entry for `node` explains the block whose first text is `first`: `node` is a text in a block,
 * or an element around `first`. An entry for the root is about the whole page and explains no block.
 */
function speaksOf({ kind, block, end }: PageSnapshot['nodes'], node: number, first: number): boolean {
  if (at(kind, node) === NodeKind.text) return at(block, node) >= 0;
  return node > 0 && first >= node && first < at(end, node);
}

/** Returns for every node the block of the first text at or after it; -1 if no text follows. */
function nextBlocks({ size, kind, block }: PageSnapshot['nodes']): Int32Array {
  const next = new Int32Array(size);
  let last = -1;
  for (let node = size - 1; node >= 0; node--) {
    if (at(kind, node) === NodeKind.text && at(block, node) >= 0) last = at(block, node);
    next[node] = last;
  }
  return next;
}
