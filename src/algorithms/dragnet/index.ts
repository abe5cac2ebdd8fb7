/**
 * Dragnet with its published content model (M. Peters, D. Lecocq: "Content Extraction Using Diverse Feature Sets", WWW
 * 2013 companion; docs/specs/dragnet.md). For the model's licence, see LICENSE in this folder.
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { blockify, findContent, type TextBlock } from '../steps/blockify/blockify.ts';
import { algorithmOf, type Verdict } from '../steps/selection.ts';
import { Feature, features, MIN_BLOCKS, measure } from './features.ts';
import { contentForest, probability } from './forest.ts';

const THRESHOLD = 0.5;

export default algorithmOf('dragnet', (snapshot, population) => {
  const blocks = blockify(snapshot, population);
  return findContent(blocks, 'forest', (wordy) => judge(snapshot, wordy));
});

function judge(snapshot: PageSnapshot, blocks: readonly TextBlock[]): Verdict[] {
  if (blocks.length < MIN_BLOCKS) {
    return blocks.map(() => ({ isContent: false, reason: `fewer than ${MIN_BLOCKS} blocks on the page` }));
  }
  const forest = contentForest();
  return features(snapshot, blocks.map(measure)).map((vector) => toVerdict(vector, probability(forest, vector)));
}

function toVerdict(vector: Float32Array, content: number): Verdict {
  const number = (feature: number): string => at(vector, feature).toFixed(2);
  const best = `ancestors ${number(Feature.readability)}`;
  const own = `links ${number(Feature.linkDensity)}, words per line ${number(Feature.textDensity)}`;
  return {
    isContent: content > THRESHOLD,
    reason: `content with probability ${content.toFixed(3)} (${best}, ${own}); more than ${THRESHOLD} is needed`,
  };
}
