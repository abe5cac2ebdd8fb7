/** Boilerpipe's NumWordsRulesExtractor: the classifier alone, nothing is merged (specs/boilerpipe.md b3). */
import { extract } from './steps/boilerpipe/extract.ts';
import { numWordsRules } from './steps/boilerpipe/num-words-rules.ts';
import type { Algorithm } from './types.ts';

const id = 'boilerpipe-numwords';

export default {
  id,
  run(snapshot, { population }) {
    return extract(id, snapshot, population, [numWordsRules]);
  },
} satisfies Algorithm;
