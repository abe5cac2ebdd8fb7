/** RemoveBoilerplate and KeepLargest: the filters that sift what was classified. */
import { decide, type Filter, type TextBlock } from './text-block.ts';

/** BoilerplateBlockFilter: drops all blocks that are not content. */
export const removeBoilerplate: Filter = (document) => ({
  ...document,
  blocks: document.blocks.filter(({ isContent }) => isContent),
  removed: [...document.removed, ...document.blocks.filter(({ isContent }) => !isContent)],
});

/** KeepLargestBlockFilter: only the content block with most words stays content; the others may come back. */
export const keepLargest: Filter = (document) => {
  if (document.blocks.length < 2) return document;
  const largest = largestContent(document.blocks);
  const step = 'KeepLargest';
  const blocks = document.blocks.map((block) => {
    if (block === largest) return block;
    const reason = `${block.words} words in this part, ${largest?.words ?? 0} in the largest`;
    return { ...decide(block, false, { step, reason }), isMaybe: true };
  });
  return { ...document, blocks };
};

/** The first one among equals. */
function largestContent(blocks: readonly TextBlock[]): TextBlock | null {
  let largest: TextBlock | null = null;
  for (const block of blocks) {
    if (block.isContent && block.words > (largest?.words ?? -1)) largest = block;
  }
  return largest;
}
