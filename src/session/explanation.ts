/** Why the text is what it is: the algorithm's trace, brought to the places that the reader shows. */
import type { Selection, TraceEntry } from '../algorithms/types.ts';
import type { Explanation } from '../reader/types.ts';
import { collapseSpace } from '../shared/text.ts';
import { NodeKind, type PageSnapshot } from '../snapshot/types.ts';

/** How many pieces that were left out are named. */
const MOST_LEFT_OUT = 50;
/** How much of each is shown (characters). */
const FIRST_WORDS = 90;

/** Costs a pass over the page and asks for the trace, which an algorithm may only then write: not before it is wanted. */
export function explainSelection(snapshot: PageSnapshot, { marks, trace }: Selection): Explanation {
  const { nodes } = snapshot;
  const keptReason = findReasons(snapshot, trace, true);
  const reasons = new Map<number, string>();
  const kept = new Set<number>();
  for (const { node } of marks) {
    kept.add(nodes.block[node] as number);
    const reason = keptReason(node);
    if (reason !== '') reasons.set(node, reason);
  }
  const droppedReason = findReasons(snapshot, trace, false);
  const dropped = visibleTexts(snapshot).filter(({ block }) => !kept.has(block));
  return {
    reasons,
    leftOutCount: dropped.length,
    leftOut: dropped
      .sort((a, b) => b.text.length - a.text.length)
      .slice(0, MOST_LEFT_OUT)
      .map(({ text, node }) => ({ text: firstWords(text), reason: droppedReason(node) })),
  };
}

/**
 * Why a text node was kept (or dropped): what the trace says of its block, else of the nearest element around it. An
 * entry for the root speaks of the page and of no place in it.
 */
function findReasons(
  { nodes, blocks }: PageSnapshot,
  trace: readonly TraceEntry[],
  kept: boolean,
): (node: number) => string {
  const entries = trace.filter((entry) => entry.kept === kept && entry.node > 0);
  const ofBlock = new Int32Array(blocks.size).fill(-1);
  const around = new Int32Array(nodes.size).fill(-1);
  for (const [index, { node }] of entries.entries()) {
    const block = nodes.block[node] as number;
    if (nodes.kind[node] !== NodeKind.text) around[node] = index;
    else if (block >= 0) ofBlock[block] = index;
  }
  // Parents come before their children, so that one pass hands every entry down to where a nearer one takes over.
  for (let node = 1; node < nodes.size; node++) {
    if (around[node] === -1) around[node] = around[nodes.parent[node] as number] as number;
  }
  return (node) => {
    const block = nodes.block[node] as number;
    const index = (block >= 0 && ofBlock[block] !== -1 ? ofBlock[block] : around[node]) as number;
    return entries[index]?.reason ?? '';
  };
}

interface BlockText {
  block: number;
  /** Its first visible text node. */
  node: number;
  text: string;
}

/** The blocks that a person sees, with their text. */
function visibleTexts({ nodes }: PageSnapshot): BlockText[] {
  const texts = new Map<number, BlockText>();
  for (let node = 0; node < nodes.size; node++) {
    const block = nodes.block[node] as number;
    if (nodes.kind[node] !== NodeKind.text || nodes.hidden[node] !== 0 || block < 0) continue;
    const piece = nodes.text[node] as string;
    const text = texts.get(block);
    if (text) text.text += piece;
    else texts.set(block, { block, node, text: piece });
  }
  return [...texts.values()].filter(({ text }) => text.trim() !== '');
}

function firstWords(text: string): string {
  const line = collapseSpace(text).trim();
  if (line.length <= FIRST_WORDS) return line;
  return `${line
    .slice(0, FIRST_WORDS)
    .replace(/\S{1,30}$/, '')
    .trimEnd()} …`;
}
