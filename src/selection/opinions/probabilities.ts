import type { TraceEntry } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { visibleBlocks } from '../trace.ts';

/**
 * By first visible text node of a block, how probable an algorithm finds it that the block is body; empty where it has no idea of
 * that. Asks for the trace, which the algorithm may write only then.
 */
export function probabilitiesOf(
  page: Page,
  { trace }: { readonly trace: readonly TraceEntry[] },
): ReadonlyMap<number, number> {
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

/** As probable as this, a block that is left out is missed. */
const NEARLY = 0.53;

/** Text nodes of blocks that the model finds likely by themselves but leaves out because of their neighbours. Blocks removed by a rule are not included. */
export function nearlyKept(page: Page, { trace }: { readonly trace: readonly TraceEntry[] }): ReadonlySet<number> {
  const left = trace.filter(({ step, kept, probability = 0 }) => step === 'model' && !kept && probability >= NEARLY);
  const blocks = visibleBlocks(page);
  return new Set(left.flatMap(({ node }) => blocks.get(page.blockOf(node)) ?? []));
}
