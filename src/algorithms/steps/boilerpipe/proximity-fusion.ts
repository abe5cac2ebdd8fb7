/**
 * BlockProximityFusion: merges content with the block before it. Where that may be boilerplate, it becomes content by
 * it; this is how headlines and bylines get in.
 */
import { type Decision, decide, type Filter, merge, type TextBlock } from './text-block.ts';

export interface FusionLimits {
  /** Blocks that may be missing between the two. */
  maximumDistance: number;
  /** Only into blocks that are content themselves. */
  contentOnly: boolean;
}

const PULLED_IN: Decision = { step: 'ProximityFusion', reason: 'stands directly before content' };

export function proximityFusion({ maximumDistance, contentOnly }: FusionLimits): Filter {
  return (document) => {
    if (document.blocks.length < 2) return document;
    const groups: [TextBlock, ...TextBlock[]][] = [];
    for (const block of document.blocks) {
      const group = groups.at(-1);
      const previous = group?.at(-1);
      const joins =
        previous !== undefined &&
        block.isContent &&
        block.start - previous.end - 1 <= maximumDistance &&
        (!contentOnly || previous.isContent);
      if (joins) group?.push(block);
      else groups.push([block]);
    }
    return { ...document, blocks: groups.map(fuse) };
  };
}

function fuse([first, ...rest]: readonly [TextBlock, ...TextBlock[]]): TextBlock {
  const pulledIn = rest.length > 0 && !first.isContent;
  return merge([pulledIn ? decide(first, true, PULLED_IN) : first, ...rest]);
}
