/** Boilerpipe's LargestContentExtractor, the same in versions 1.2 and 2.0 (docs/specs/boilerpipe.md, "Extractors"). */

import type { Algorithm } from '../types.ts';
import { extract } from './extract.ts';
import { keepLargest } from './filters/keep-largest.ts';
import { numWordsRules } from './filters/num-words-rules.ts';
import { proximityFusion } from './filters/proximity-fusion.ts';

const id = 'boilerpipe-largest';

export default {
  id,
  run({ snapshot }, { population }) {
    return extract(id, snapshot, population, [
      numWordsRules,
      proximityFusion({ maximumDistance: 1, contentOnly: false, sameLevel: false }),
      keepLargest({ expandWords: null }),
    ]);
  },
} satisfies Algorithm;
