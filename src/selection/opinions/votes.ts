/** The opinions on each block (paragraph or line): which algorithms keep it, and how probably it is article text. */

import type { Mark, TraceEntry } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { textLengths } from '../../page/texts.ts';
import { at } from '../../shared/column.ts';
import { countEach } from '../../shared/lists.ts';
import { memoised } from '../../shared/memoised.ts';
import { visibleBlocks } from '../trace.ts';
import type { Vote, Voter, Votes } from './types.ts';

/** Minimum share of a block's characters that an algorithm must keep to count as keeping the block. */
const KEEPS = 0.5;
/** Algorithms without a vote, because they keep everything. */
const WITHOUT_VOTE: ReadonlySet<string> = new Set(['html-text', 'boilerpipe-everything']);
/** Maximum number of algorithms that vote: one for each bit of a 32-bit integer, except the sign bit. */
const MOST_VOTERS = 31;

/** Returns the votes on every visible block of `page.base`, in linear time. Comments do not count. */
export function votesOf(page: Page, opinions: readonly Vote[]): Votes {
  const voting = opinions.filter(({ algorithm }) => !WITHOUT_VOTE.has(algorithm)).slice(0, MOST_VOTERS);
  const visible = visibleBlocks(page);
  const blocks = [...visible.keys()];
  const lengths = textLengths(page);
  const sizes = Float64Array.from(visible.values(), (texts) =>
    texts.reduce((sum, text) => sum + (lengths[text] ?? 0), 0),
  );
  const keeps = new Int32Array(blocks.length);
  voting.forEach(({ marks }, bit) => {
    const kept = keptCharacters(page, marks);
    for (const [row, block] of blocks.entries()) {
      const characters = at(kept, block);
      if (characters > 0 && characters >= KEEPS * at(sizes, row)) keeps[row] = at(keeps, row) | (1 << bit);
    }
  });
  const nodes = Array.from(visible.values(), (texts) => texts[0] ?? -1);
  return { voters: votersOf(voting), blocks, nodes, keeps: [...keeps] };
}

/** Returns for each block in the snapshot's table how many of its visible characters are kept. */
function keptCharacters(page: Page, marks: readonly Mark[]): Float64Array {
  const lengths = textLengths(page);
  const kept = new Float64Array(page.snapshot.blocks.size);
  for (const { node, role, start = 0, end = Number.POSITIVE_INFINITY } of marks) {
    const block = page.blockOf(node);
    if (block < 0 || role === 'comment' || !page.isVisible(node)) continue;
    const part = Math.min(end, page.textOf(node).length) - start;
    kept[block] = at(kept, block) + Math.min(lengths[node] ?? 0, Math.max(0, part));
  }
  return kept;
}

/** Returns what the ids of all variants of an algorithm have in common: "boilerpipe" for `boilerpipe-article`. */
const familyOf = (algorithm: string) => algorithm.split('-', 1)[0] ?? algorithm;

function votersOf(opinions: readonly Vote[]): Voter[] {
  const members = countEach(opinions.map(({ algorithm }) => familyOf(algorithm)));
  return opinions.map(({ algorithm }) => ({ algorithm, weight: 1 / (members.get(familyOf(algorithm)) ?? 1) }));
}

/** Returns the ids of the algorithms that keep a block. `row` is the index of the block in `Votes.blocks`. */
export function keepersAt({ voters, keeps }: Votes, row: number): readonly string[] {
  const mask = keeps[row] ?? 0;
  return voters.flatMap(({ algorithm }, bit) => ((mask & (1 << bit)) === 0 ? [] : [algorithm]));
}

/** Returns each block's share of votes (0 … 1). Variants share one vote; the algorithm `except` has none. */
export function sharesOf({ voters, keeps }: Votes, except = ''): Float64Array {
  const weights = voters.map(({ algorithm, weight }) => (algorithm === except ? 0 : weight));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const share = memoised((mask: number) =>
    all === 0 ? 0 : weights.reduce((sum, weight, bit) => ((mask & (1 << bit)) === 0 ? sum : sum + weight), 0) / all,
  );
  return Float64Array.from(keeps, share);
}

type Estimate = Pick<TraceEntry, 'node' | 'step' | 'kept' | 'probability'>;

/** Maps the first visible text node of each block to its probability; empty if the trace has none. */
export function probabilitiesOf(page: Page, trace: readonly Estimate[]): ReadonlyMap<number, number> {
  const said = new Map<number, number>();
  for (const { node, probability } of trace) {
    if (probability !== undefined && page.isText(node)) said.set(page.blockOf(node), probability);
  }
  const found = new Map<number, number>();
  if (said.size === 0) return found;
  for (const [block, texts] of visibleBlocks(page)) {
    const probability = said.get(block);
    if (probability !== undefined) found.set(texts[0] ?? -1, probability);
  }
  return found;
}

/** Minimum probability (0–1) at which a dropped block counts as nearly kept. */
const NEARLY = 0.53;

/** Returns the text of blocks that the model takes for article text, but that its threshold dropped. */
export function nearlyKept(page: Page, trace: readonly Estimate[]): ReadonlySet<number> {
  const left = trace.filter(({ step, kept, probability = 0 }) => step === 'model' && !kept && probability >= NEARLY);
  const blocks = visibleBlocks(page);
  return new Set(left.flatMap(({ node }) => blocks.get(page.blockOf(node)) ?? []));
}
