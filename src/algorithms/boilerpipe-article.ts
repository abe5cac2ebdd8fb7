/**
 * Boilerpipe's ArticleExtractor, version 1.2, the one in the published benchmarks (C. Kohlschütter, P. Fankhauser,
 * W. Nejdl: "Boilerplate Detection using Shallow Text Features", WSDM 2010; specs/boilerpipe.md b3).
 */
import { expandTitle } from './steps/boilerpipe/expand-title.ts';
import { extract } from './steps/boilerpipe/extract.ts';
import { ignoreAfterEnd } from './steps/boilerpipe/ignore-after-end.ts';
import { keepLargest } from './steps/boilerpipe/keep-largest.ts';
import { numWordsRules } from './steps/boilerpipe/num-words-rules.ts';
import { proximityFusion } from './steps/boilerpipe/proximity-fusion.ts';
import { removeBoilerplate } from './steps/boilerpipe/remove-boilerplate.ts';
import { terminatingBlocks } from './steps/boilerpipe/terminating-blocks.ts';
import { titleMatch } from './steps/boilerpipe/title-match.ts';
import type { Algorithm } from './types.ts';

const id = 'boilerpipe-article';

export default {
  id,
  run(snapshot, { population }) {
    return extract(id, snapshot, population, [
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
  },
} satisfies Algorithm;
