/** Boilerpipe's DensityRulesClassifier alone: each block for itself, nothing is merged (specs/boilerpipe.md b2). */

import type { Algorithm } from '../types.ts';
import { extract } from './extract.ts';
import { densityRules } from './filters/density-rules.ts';

const id = 'boilerpipe-density';

export default {
  id,
  run(snapshot, { population }) {
    return extract(id, snapshot, population, [densityRules]);
  },
} satisfies Algorithm;
