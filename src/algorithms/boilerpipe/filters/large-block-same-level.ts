/**
 * LargeBlockSameTagLevelToContent: marks large blocks on the level of the largest part as content, wherever they are.
 */
import { hasLabel, Label } from '../blocks/labels.ts';
import { decide, type Filter } from '../blocks/text-block.ts';

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
