/** Boilerpipe's NumWordsRulesExtractor: nothing is merged (docs/specs/boilerpipe.md, "Extractors"). */

import type { Algorithm } from '../types.ts';
import { extract } from './extract.ts';
import { numWordsRules } from './filters/num-words-rules.ts';

const id = 'boilerpipe-numwords';

export default {
  id,
  run({ snapshot }, { population }) {
    return extract(id, snapshot, population, [numWordsRules]);
  },
} satisfies Algorithm;
