import type { TraceEntry } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { visibleBlocks } from '../trace.ts';

type Estimate = Pick<TraceEntry, 'node' | 'step' | 'kept' | 'probability'>;

/**
 * Returns for each block the probability that it is part of the article, by the block's first visible text node. Empty
 * if the algorithm gives no probabilities. Reads the trace, which may be computed lazily.
 */
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

/** Minimum probability at which a dropped block counts as nearly kept. */
const NEARLY = 0.53;

/**
 * Returns the text nodes of blocks that are probably text by the model's estimate, but that the model drops because of
 * their neighbours. Leaves out blocks that a rule dropped.
 */
export function nearlyKept(page: Page, trace: readonly Estimate[]): ReadonlySet<number> {
  const left = trace.filter(({ step, kept, probability = 0 }) => step === 'model' && !kept && probability >= NEARLY);
  const blocks = visibleBlocks(page);
  return new Set(left.flatMap(({ node }) => blocks.get(page.blockOf(node)) ?? []));
}
