/** TrailingHeadlineToBoilerplate: headings after the last content introduce something else ("More stories"). */
import { hasLabel, Label } from '../blocks/labels.ts';
import { type Decision, decide, type Filter } from '../blocks/text-block.ts';

const TRAILING: Decision = { step: 'TrailingHeadline', reason: 'a heading with no content behind it' };

export const trailingHeadline: Filter = (document) => {
  const { blocks } = document;
  const last = blocks.findLastIndex((block) => block.isContent && !hasLabel(block, Label.heading));
  return {
    ...document,
    blocks: blocks.map((block, i) => (i > last && block.isContent ? decide(block, false, TRAILING) : block)),
  };
};
