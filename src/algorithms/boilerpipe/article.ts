/**
 * Boilerpipe's ArticleExtractor, version 1.2, the one in the published benchmarks (C. Kohlschütter, P. Fankhauser,
 * W. Nejdl: "Boilerplate Detection using Shallow Text Features", WSDM 2010; docs/specs/boilerpipe.md, "Extractors").
 */
import { extractor } from './extract.ts';
import { expandTitle } from './filters/expand-title.ts';
import { ignoreAfterEnd } from './filters/ignore-after-end.ts';
import { keepLargest } from './filters/keep-largest.ts';
import { numWordsRules } from './filters/num-words-rules.ts';
import { proximityFusion } from './filters/proximity-fusion.ts';
import { removeBoilerplate } from './filters/remove-boilerplate.ts';
import { terminatingBlocks } from './filters/terminating-blocks.ts';
import { titleMatch } from './filters/title-match.ts';

export default extractor('boilerpipe-article', [
  terminatingBlocks({ commentLinks: false }),
  titleMatch,
  numWordsRules,
  ignoreAfterEnd({ minimumWords: 60 }),
  proximityFusion({ maximumDistance: 1, contentOnly: false, sameLevel: false }),
  removeBoilerplate({ keepTitle: false }),
  proximityFusion({ maximumDistance: 1, contentOnly: true, sameLevel: false }),
  keepLargest({ expandWords: null }),
  expandTitle,
]);
