/** ExpandTitleToContent: what stands between the title and the content belongs to the article. */
import { decide, type Filter } from './text-block.ts';

export const expandTitle: Filter = (document) => {
  const { blocks } = document;
  const content = blocks.findIndex(({ isContent }) => isContent);
  const title = blocks.slice(0, content + 1).findLastIndex(({ isTitle }) => isTitle);
  if (title < 0 || content <= title) return document;
  const decision = { step: 'ExpandTitle', reason: 'between the title and the content' };
  return {
    ...document,
    blocks: blocks.map((block, i) =>
      i >= title && i < content && block.isMaybe ? decide(block, true, decision) : block,
    ),
  };
};
