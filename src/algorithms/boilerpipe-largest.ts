/** Boilerpipe's LargestContentExtractor, the same in versions 1.2 and 2.0 (specs/boilerpipe.md b3). */
import { extract } from './steps/boilerpipe/extract.ts';
import { keepLargest } from './steps/boilerpipe/keep-largest.ts';
import { numWordsRules } from './steps/boilerpipe/num-words-rules.ts';
import { proximityFusion } from './steps/boilerpipe/proximity-fusion.ts';
import type { Algorithm } from './types.ts';

const id = 'boilerpipe-largest';

export default {
  id,
  run(snapshot, { population }) {
    return extract(id, snapshot, population, [
      numWordsRules,
      proximityFusion({ maximumDistance: 1, contentOnly: false, sameLevel: false }),
      keepLargest({ expandWords: null }),
    ]);
  },
} satisfies Algorithm;
