/** NumWordsRulesClassifier: a small decision tree over word count and link density of a block and its neighbours. */
import type { Filter } from '../blocks/text-block.ts';
import { classify, describeBlock, type Neighbourhood } from './classify.ts';

export const numWordsRules: Filter = (document) => classify(document, { step: 'NumWordsRules', isContent, describe });

/** The tree of the paper (Kohlschütter et al., WSDM 2010, algorithm 2). */
function isContent({ previous, current, next }: Neighbourhood): boolean {
  if (current.links > 0.333333) return false;
  if (previous.links > 0.555556) return current.words > 40 || next.words > 17;
  return current.words > 16 || next.words > 15 || previous.words > 4;
}

const describe = (around: Neighbourhood) =>
  describeBlock(around, ({ words }) => `${words} ${words === 1 ? 'word' : 'words'}`);
