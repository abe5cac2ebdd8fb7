/**
 * ListAtEnd: marks list items as content if they are deeper than the largest part, directly after it, and without
 * links.
 */
import { hasLabel, Label } from '../blocks/labels.ts';
import { type BoilerpipeBlock, type Decision, decide, type Filter } from '../blocks/text-block.ts';
import { linkDensity } from '../blocks/word-counts.ts';

const FOLLOWS: Decision = { step: 'ListAtEnd', reason: 'a list item without links right behind the largest part' };

export const listAtEnd: Filter = (document) => {
  let level = Number.POSITIVE_INFINITY;
  const blocks = document.blocks.map((block) => {
    if (block.isContent && hasLabel(block, Label.veryLikely)) {
      level = block.tagLevel;
      return block;
    }
    if (block.tagLevel > level && isPlainItem(block)) return block.isContent ? block : decide(block, true, FOLLOWS);
    level = Number.POSITIVE_INFINITY;
    return block;
  });
  return { ...document, blocks };
};

function isPlainItem(block: BoilerpipeBlock): boolean {
  return hasLabel(block, Label.maybe) && hasLabel(block, Label.listItem) && linkDensity(block) === 0;
}
