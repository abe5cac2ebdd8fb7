/**
 * KeepLargestBlockFilter: only the content block with the most words stays content; later filters may restore others.
 */
import { addLabel, Label } from '../blocks/labels.ts';
import { type BoilerpipeBlock, decide, type Filter } from '../blocks/text-block.ts';

const STEP = 'KeepLargest';

export interface KeepLargestOptions {
  /** Fewest words of blocks that are restored at once, around the largest and on its level; null for none. */
  expandWords: number | null;
}

export function keepLargest({ expandWords }: KeepLargestOptions): Filter {
  return (document) => {
    if (document.blocks.length < 2) return document;
    const largest = findLargest(document.blocks);
    const blocks = document.blocks.map((block) => {
      if (block === largest) return addLabel(block, Label.veryLikely);
      if (!block.isContent) return addLabel(block, Label.maybe); // keeps its earlier decision
      const reason = `${block.words} words in this part, ${largest?.words ?? 0} in the largest`;
      return addLabel(decide(block, false, { step: STEP, reason }), Label.maybe);
    });
    if (!largest || expandWords === null) return { ...document, blocks };
    return { ...document, blocks: expand(blocks, document.blocks.indexOf(largest), expandWords) };
  };
}

/** Returns the largest content block, the first one if several are equal. */
function findLargest(blocks: readonly BoilerpipeBlock[]): BoilerpipeBlock | null {
  let largest: BoilerpipeBlock | null = null;
  for (const block of blocks) {
    if (block.isContent && block.words > (largest?.words ?? -1)) largest = block;
  }
  return largest;
}

/** Restores blocks in both directions until one is on a lower level than the largest. */
function expand(blocks: readonly BoilerpipeBlock[], position: number, minimumWords: number): BoilerpipeBlock[] {
  const level = blocks[position]?.tagLevel ?? 0;
  const isOutside = ({ tagLevel }: BoilerpipeBlock): boolean => tagLevel < level;
  const first = blocks.slice(0, position).findLastIndex(isOutside);
  const behind = blocks.findIndex((block, i) => i > position && isOutside(block));
  return blocks.map((block, i) => {
    const isInside = i > first && (behind < 0 || i < behind);
    if (block.isContent || !isInside || block.tagLevel !== level || block.words < minimumWords) return block;
    const reason = `${block.words} words on the level of the largest part (${level})`;
    return decide(block, true, { step: STEP, reason });
  });
}
