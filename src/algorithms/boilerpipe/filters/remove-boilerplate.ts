/** BoilerplateBlockFilter: removes the blocks that are not content. */
import { hasLabel, Label } from '../blocks/labels.ts';
import type { BoilerpipeBlock, Filter } from '../blocks/text-block.ts';

/** Returns the filter. With `keepTitle`, a title that is not content stays, so that ExpandTitle can find it. */
export function removeBoilerplate({ keepTitle }: { keepTitle: boolean }): Filter {
  const stays = (block: BoilerpipeBlock): boolean => block.isContent || (keepTitle && hasLabel(block, Label.title));
  return ({ blocks, removed, ...document }) => ({
    ...document,
    blocks: blocks.filter(stays),
    removed: [...removed, ...blocks.filter((block) => !stays(block))],
  });
}
