/**
 * BlockProximityFusion: merges content with the block before it. Where that may be boilerplate, it becomes content by
 * it; this is how headlines and bylines get in.
 */
import { type BoilerpipeBlock, type Decision, decide, type Filter, type Group, merge } from '../blocks/text-block.ts';

export interface FusionLimits {
  /** Blocks that may be missing between the two. */
  maximumDistance: number;
  /** Only into blocks that are content themselves. */
  contentOnly: boolean;
  /** Only blocks of one tag level. */
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
      // The last member stands for the merged block: same end, content too, and of one level where that is asked for.
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
