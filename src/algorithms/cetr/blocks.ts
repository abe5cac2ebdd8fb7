/**
 * The threshold variant of CETR on Dragnet's blocks instead of source lines (docs/specs/cetr.md, "Algorithms"): a page
 * built by scripts has no lines. Not the paper's method, but better: F1 0.865 against 0.817.
 */
import { blockify } from '../steps/blockify/blockify.ts';
import { findContent } from '../steps/blockify/find-content.ts';
import type { TextBlock } from '../steps/blockify/text-block.ts';
import { characterCount } from '../steps/character-count.ts';
import { algorithmOf } from '../steps/selection.ts';
import { aboveThreshold } from './content-rules.ts';

export default algorithmOf('cetr-blocks', (snapshot, population) => {
  const blocks = blockify(snapshot, population);
  const finding = findContent(blocks, 'aboveThreshold', (wordy) => aboveThreshold(wordy.map(tagRatio)));
  return finding;
});

function tagRatio({ text, tagCount }: TextBlock): number {
  return characterCount(text) / Math.max(tagCount, 1);
}
