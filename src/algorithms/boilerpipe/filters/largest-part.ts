/** Filters that merge neighboring blocks, keep the largest block or long blocks on its level, or remove boilerplate. */
import {
  addLabel,
  type BoilerpipeBlock,
  type Decision,
  decide,
  type Filter,
  type Group,
  hasLabel,
  Label,
  mapBlocks,
  merge,
} from '../blocks/text-block.ts';
import { addCounts, textDensity, type WordCounts } from '../blocks/word-counts.ts';

/** Options of BlockProximityFusion, which merges each content block with the block before it. */
interface FusionLimits {
  /** If false, the block before need not be content, but becomes content. This keeps headlines and bylines. */
  contentOnly: boolean;
  sameLevel: boolean;
}

/** Two blocks are merged only if RemoveBoilerplate has removed at most this many blocks between them. */
const MAXIMUM_DISTANCE = 1;

const PULLED_IN: Decision = { step: 'ProximityFusion', reason: 'is directly before content' };

export function proximityFusion({ contentOnly, sameLevel }: FusionLimits): Filter {
  const joins = (previous: BoilerpipeBlock, block: BoilerpipeBlock): boolean =>
    block.isContent &&
    block.start - previous.end - 1 <= MAXIMUM_DISTANCE &&
    (!contentOnly || previous.isContent) &&
    (!sameLevel || previous.tagLevel === block.tagLevel);
  return (document) => {
    const groups: Group[] = [];
    for (const block of document.blocks) {
      const group = groups.at(-1);
      // Comparing with the group's last block is enough: the merged block ends there, is content if the last block is,
      // and, with `sameLevel`, has the same level.
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

/** Adds each block to the group before it if their text densities are equal; otherwise, the block starts a group. */
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

const STEP = 'KeepLargest';

/**
 * KeepLargestBlockFilter: keeps the content block with the most words and, if `expandWords` is not null, blocks
 * near it on its nesting level that have at least that many words.
 */
export function keepLargest({ expandWords }: { expandWords: number | null }): Filter {
  return (document) => {
    if (document.blocks.length < 2) return document;
    const largest = findLargest(document.blocks);
    const blocks = document.blocks.map((block) => {
      if (block === largest) return addLabel(block, Label.veryLikely);
      // a block that an earlier filter dropped keeps that filter's decision
      if (!block.isContent) return addLabel(block, Label.maybe);
      const reason = `${block.words} words in this part, ${largest?.words ?? 0} in the largest`;
      return addLabel(decide(block, false, { step: STEP, reason }), Label.maybe);
    });
    if (!largest || expandWords === null) return { ...document, blocks };
    return { ...document, blocks: expand(blocks, document.blocks.indexOf(largest), expandWords) };
  };
}

/** Returns the content block with the most words; the first one if several are equal. */
function findLargest(blocks: readonly BoilerpipeBlock[]): BoilerpipeBlock | null {
  let largest: BoilerpipeBlock | null = null;
  for (const block of blocks) {
    if (block.isContent && block.words > (largest?.words ?? -1)) largest = block;
  }
  return largest;
}

/**
 * Also keeps blocks of at least `minimumWords` words that are on the nesting level of the largest block (at index
 * `position`). Looks before and after the largest block, on each side only up to the first block that is less nested.
 */
function expand(blocks: readonly BoilerpipeBlock[], position: number, minimumWords: number): BoilerpipeBlock[] {
  const level = blocks[position]?.tagLevel ?? 0;
  const isOutside = ({ tagLevel }: BoilerpipeBlock): boolean => tagLevel < level;
  const first = blocks.slice(0, position).findLastIndex(isOutside);
  const behind = blocks.findIndex((block, i) => i > position && isOutside(block));
  return blocks.map((block, i) => {
    const isInside = i > first && (behind < 0 || i < behind);
    if (block.isContent || !isInside || block.tagLevel !== level || block.words < minimumWords) return block;
    return decide(block, true, { step: STEP, reason: onLevel(block) });
  });
}

const LARGE_WORDS = 100;

/** LargeBlockSameTagLevelToContent: keeps all large blocks on the nesting level of the largest content block. */
export const largeBlockSameLevel: Filter = (document) => {
  const level = document.blocks.find((block) => block.isContent && hasLabel(block, Label.veryLikely))?.tagLevel;
  return mapBlocks(document, (block) => {
    if (block.isContent || block.tagLevel !== level || block.words < LARGE_WORDS) return block;
    return decide(block, true, { step: 'LargeBlockSameLevel', reason: onLevel(block) });
  });
};

const onLevel = ({ words, tagLevel }: BoilerpipeBlock) =>
  `${words} words on the level of the largest part (${tagLevel})`;

export function removeBoilerplate({ keepTitle }: { keepTitle: boolean }): Filter {
  const stays = (block: BoilerpipeBlock): boolean => block.isContent || (keepTitle && hasLabel(block, Label.title));
  return ({ blocks, removed, ...document }) => ({
    ...document,
    blocks: blocks.filter(stays),
    removed: [...removed, ...blocks.filter((block) => !stays(block))],
  });
}
