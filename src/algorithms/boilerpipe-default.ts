/** Boilerpipe's DefaultExtractor, the same in versions 1.2 and 2.0 (specs/boilerpipe.md b3). */
import { densityRules } from './steps/boilerpipe/density-rules.ts';
import { extract } from './steps/boilerpipe/extract.ts';
import { simpleBlockFusion } from './steps/boilerpipe/simple-block-fusion.ts';
import type { Algorithm } from './types.ts';

const id = 'boilerpipe-default';

export default {
  id,
  run(snapshot, { population }) {
    // The original has BlockProximityFusion between the two, where nothing is content yet: it merges nothing.
    return extract(id, snapshot, population, [simpleBlockFusion, densityRules]);
  },
} satisfies Algorithm;
