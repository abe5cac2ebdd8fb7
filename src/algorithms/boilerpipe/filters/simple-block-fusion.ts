/** SimpleBlockFusionProcessor: merges adjacent blocks with the same text density. */
import { type BoilerpipeBlock, type Filter, type Group, merge } from '../blocks/text-block.ts';
import { addCounts, textDensity, type WordCounts } from '../blocks/word-counts.ts';

export const simpleBlockFusion: Filter = (document) => ({
  ...document,
  blocks: groupByDensity(document.blocks).map(merge),
});

/** Groups blocks by comparing each with the merged block so far, whose density is recomputed from its sums. */
function groupByDensity(blocks: readonly BoilerpipeBlock[]): Group[] {
  const groups: Group[] = [];
  let fused: WordCounts | null = null;
  for (const block of blocks) {
    if (fused && textDensity(fused) === textDensity(block)) {
      groups.at(-1)?.push(block);
      fused = addCounts(fused, block);
    } else {
      groups.push([block]);
      fused = block;
    }
  }
  return groups;
}
