/** MarkEverythingContentFilter. */
import { type Decision, decide, type Filter } from '../blocks/text-block.ts';

const KEPT: Decision = { step: 'MarkEverythingContent', reason: 'everything is kept' };

export const markEverything: Filter = (document) => ({
  ...document,
  blocks: document.blocks.map((block) => decide(block, true, KEPT)),
});
