/** DensityRulesClassifier: a small decision tree over text density and link density of a block and its neighbours. */
import type { Filter } from '../blocks/text-block.ts';
import { classify, describeBlock, type Neighbourhood } from './classify.ts';

export const densityRules: Filter = (document) => classify(document, { step: 'DensityRules', isContent, describe });

/** The tree of the paper (Kohlschütter et al., WSDM 2010, algorithm 1). The last block of a page has no next block. */
function isContent({ previous, current, next }: Neighbourhood): boolean {
  if (current.links > 0.333333) return false;
  if (previous.links > 0.555556) return next.density > 11;
  if (current.density > 9) return next.density !== 0;
  return next.density > 10 || previous.density > 4;
}

const describe = (around: Neighbourhood) =>
  describeBlock(around, ({ density }) => `${density.toFixed(1)} words per line`);
