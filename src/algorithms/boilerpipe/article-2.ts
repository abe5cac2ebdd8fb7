/**
 * Boilerpipe's ArticleExtractor in its last source version ("2.0-SNAPSHOT", docs/specs/boilerpipe.md, "Extractors"). It
 * adds tag levels, list items, trailing headings and a more lenient comparison with the title to version 1.2.
 */
import { extractor } from './extract.ts';
import { expandTitle } from './filters/expand-title.ts';
import { ignoreAfterEnd } from './filters/ignore-after-end.ts';
import { keepLargest } from './filters/keep-largest.ts';
import { largeBlockSameLevel } from './filters/large-block-same-level.ts';
import { listAtEnd } from './filters/list-at-end.ts';
import { numWordsRules } from './filters/num-words-rules.ts';
import { proximityFusion } from './filters/proximity-fusion.ts';
import { removeBoilerplate } from './filters/remove-boilerplate.ts';
import { terminatingBlocks } from './filters/terminating-blocks.ts';
import { titleMatch2 } from './filters/title-match-2.ts';
import { trailingHeadline } from './filters/trailing-headline.ts';

export default extractor('boilerpipe-article-2', [
  terminatingBlocks({ commentLinks: true }),
  titleMatch2,
  numWordsRules,
  ignoreAfterEnd({ minimumWords: 60 }),
  trailingHeadline,
  proximityFusion({ maximumDistance: 1, contentOnly: false, sameLevel: false }),
  removeBoilerplate({ keepTitle: true }),
  proximityFusion({ maximumDistance: 1, contentOnly: true, sameLevel: true }),
  keepLargest({ expandWords: 150 }),
  expandTitle,
  largeBlockSameLevel({ minimumWords: 100 }),
  listAtEnd,
]);
