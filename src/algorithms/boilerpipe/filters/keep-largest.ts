/** KeepLargestBlockFilter: keeps only the content block with the most words. Later filters may restore other blocks. */
import { addLabel, type BoilerpipeBlock, decide, type Filter, hasLabel, Label } from '../blocks/text-block.ts';

const STEP = 'KeepLargest';

export interface KeepLargestOptions {
  /**
   * Other blocks on the largest block's nesting level become content again if they have at least this number of words.
   * Null: only the largest block is kept.
   */
  expandWords: number | null;
}

export function keepLargest({ expandWords }: KeepLargestOptions): Filter {
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

/** Keeps long blocks on the largest block's level, in each direction up to the first block with a lower level. */
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

/** LargeBlockSameTagLevelToContent: keeps all large blocks on the nesting level of the largest content block. */
export function largeBlockSameLevel({ minimumWords }: { minimumWords: number }): Filter {
  return (document) => {
    const level = document.blocks.find((block) => block.isContent && hasLabel(block, Label.veryLikely))?.tagLevel;
    const blocks = document.blocks.map((block) => {
      if (block.isContent || block.tagLevel !== level || block.words < minimumWords) return block;
      const reason = `${block.words} words on the level of the largest part (${block.tagLevel})`;
      return decide(block, true, { step: 'LargeBlockSameLevel', reason });
    });
    return { ...document, blocks };
  };
}

export function removeBoilerplate({ keepTitle }: { keepTitle: boolean }): Filter {
  const stays = (block: BoilerpipeBlock): boolean => block.isContent || (keepTitle && hasLabel(block, Label.title));
  return ({ blocks, removed, ...document }) => ({
    ...document,
    blocks: blocks.filter(stays),
    removed: [...removed, ...blocks.filter((block) => !stays(block))],
  });
}
