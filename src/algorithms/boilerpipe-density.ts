/** Boilerpipe's DensityRulesClassifier alone: each block for itself, nothing is merged (specs/boilerpipe.md b2). */
import { densityRules } from './steps/boilerpipe/density-rules.ts';
import { extract } from './steps/boilerpipe/extract.ts';
import type { Algorithm } from './types.ts';

const id = 'boilerpipe-density';

export default {
  id,
  run(snapshot, { population }) {
    return extract(id, snapshot, population, [densityRules]);
  },
} satisfies Algorithm;
