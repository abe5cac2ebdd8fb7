/**
 * Boilerpipe's ArticleExtractor as its sources stood last ("2.0-SNAPSHOT", specs/boilerpipe.md b3). To version 1.2 it
 * adds the levels of tags, list items, trailing headings and a more lenient comparison with the title.
 */
import { expandTitle } from './steps/boilerpipe/expand-title.ts';
import { extract } from './steps/boilerpipe/extract.ts';
import { ignoreAfterEnd } from './steps/boilerpipe/ignore-after-end.ts';
import { keepLargest } from './steps/boilerpipe/keep-largest.ts';
import { largeBlockSameLevel } from './steps/boilerpipe/large-block-same-level.ts';
import { listAtEnd } from './steps/boilerpipe/list-at-end.ts';
import { numWordsRules } from './steps/boilerpipe/num-words-rules.ts';
import { proximityFusion } from './steps/boilerpipe/proximity-fusion.ts';
import { removeBoilerplate } from './steps/boilerpipe/remove-boilerplate.ts';
import { terminatingBlocks } from './steps/boilerpipe/terminating-blocks.ts';
import { titleMatch2 } from './steps/boilerpipe/title-match-2.ts';
import { trailingHeadline } from './steps/boilerpipe/trailing-headline.ts';
import type { Algorithm } from './types.ts';

const id = 'boilerpipe-article-2';

export default {
  id,
  run(snapshot, { population }) {
    return extract(id, snapshot, population, [
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
  },
} satisfies Algorithm;
