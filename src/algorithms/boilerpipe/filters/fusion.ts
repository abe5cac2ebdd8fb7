import { type BoilerpipeBlock, type Decision, decide, type Filter, type Group, merge } from '../blocks/text-block.ts';
import { addCounts, textDensity, type WordCounts } from '../blocks/word-counts.ts';

/**
 * Options of BlockProximityFusion, which merges each content block with the block before it. If `contentOnly` is false,
 * the earlier block need not be content, but becomes content. This keeps headlines and bylines.
 */
interface FusionLimits {
  /** Maximum number of removed blocks between two blocks that are merged. */
  maximumDistance: number;
  contentOnly: boolean;
  sameLevel: boolean;
}

const PULLED_IN: Decision = { step: 'ProximityFusion', reason: 'stands directly before content' };

export function proximityFusion({ maximumDistance, contentOnly, sameLevel }: FusionLimits): Filter {
  const joins = (previous: BoilerpipeBlock, block: BoilerpipeBlock): boolean =>
    block.isContent &&
    block.start - previous.end - 1 <= maximumDistance &&
    (!contentOnly || previous.isContent) &&
    (!sameLevel || previous.tagLevel === block.tagLevel);
  return (document) => {
    const groups: Group[] = [];
    for (const block of document.blocks) {
      const group = groups.at(-1);
      // comparing with the last block is enough: in a group of several blocks it is content, like the merged block
      const previous = group?.at(-1);
      if (group && previous && joins(previous, block)) group.push(block);
      else groups.push([block]);
    }
    return { ...document, blocks: groups.map(fuse) };
  };
}

function fuse([first, ...rest]: Readonly<Group>): BoilerpipeBlock {
  const pulledIn = rest.length > 0 && !first.isContent;
  return merge([pulledIn ? decide(first, true, PULLED_IN) : first, ...rest]);
}

/** SimpleBlockFusionProcessor: merges adjacent blocks with the same text density. */
export const simpleBlockFusion: Filter = (document) => ({
  ...document,
  blocks: groupByDensity(document.blocks).map(merge),
});

/** A block joins a group if its density equals that of the whole group, counted as one block. */
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
