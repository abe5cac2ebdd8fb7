/** ExpandTitleToContent: marks the blocks between the title and the content as content. */
import { hasLabel, Label } from '../blocks/labels.ts';
import { type Decision, decide, type Filter } from '../blocks/text-block.ts';

const BETWEEN: Decision = { step: 'ExpandTitle', reason: 'between the title and the content' };

export const expandTitle: Filter = (document) => {
  const { blocks } = document;
  const content = blocks.findIndex(({ isContent }) => isContent);
  const title = blocks.slice(0, content + 1).findLastIndex((block) => hasLabel(block, Label.title));
  if (title < 0) return document;
  return {
    ...document,
    blocks: blocks.map((block, i) =>
      i >= title && i < content && hasLabel(block, Label.maybe) ? decide(block, true, BETWEEN) : block,
    ),
  };
};
