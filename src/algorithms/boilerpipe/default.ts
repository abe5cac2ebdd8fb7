/** Boilerpipe's DefaultExtractor, the same in versions 1.2 and 2.0 (docs/specs/boilerpipe.md, "Extractors"). */

import type { Algorithm } from '../types.ts';
import { extract } from './extract.ts';
import { densityRules } from './filters/density-rules.ts';
import { simpleBlockFusion } from './filters/simple-block-fusion.ts';

const id = 'boilerpipe-default';

export default {
  id,
  run({ snapshot }, { population }) {
    // The original has BlockProximityFusion between the two, where nothing is content yet: it merges nothing.
    return extract(id, snapshot, population, [simpleBlockFusion, densityRules]);
  },
} satisfies Algorithm;
