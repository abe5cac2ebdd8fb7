/** Boilerpipe's DensityRulesClassifier alone: nothing is merged (docs/specs/boilerpipe.md, "Filters"). */

import type { Algorithm } from '../types.ts';
import { extract } from './extract.ts';
import { densityRules } from './filters/density-rules.ts';

const id = 'boilerpipe-density';

export default {
  id,
  run({ snapshot }, { population }) {
    return extract(id, snapshot, population, [densityRules]);
  },
} satisfies Algorithm;
