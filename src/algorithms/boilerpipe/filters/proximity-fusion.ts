/**
 * BlockProximityFusion: merges content with the block before it. If that may be boilerplate, it becomes content; this
 * is how headlines and bylines are included.
 */
import { type BoilerpipeBlock, type Decision, decide, type Filter, type Group, merge } from '../blocks/text-block.ts';

export interface FusionLimits {
  /** Most missing blocks between the two. */
  maximumDistance: number;
  /** Whether both blocks must be content. */
  contentOnly: boolean;
  /** Whether both blocks must have the same tag level. */
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
      // The last member represents the merged block: same end, also content, and of one level if required.
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
