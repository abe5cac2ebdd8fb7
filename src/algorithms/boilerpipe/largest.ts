/** Boilerpipe's LargestContentExtractor, the same in versions 1.2 and 2.0 (docs/specs/boilerpipe.md, "Extractors"). */
import { extractor } from './extract.ts';
import { keepLargest } from './filters/keep-largest.ts';
import { numWordsRules } from './filters/num-words-rules.ts';
import { proximityFusion } from './filters/proximity-fusion.ts';

export default extractor('boilerpipe-largest', [
  numWordsRules,
  proximityFusion({ maximumDistance: 1, contentOnly: false, sameLevel: false }),
  keepLargest({ expandWords: null }),
]);
