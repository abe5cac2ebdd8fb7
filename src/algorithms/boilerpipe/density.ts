/** Boilerpipe's DensityRulesClassifier alone, without merging (docs/specs/boilerpipe.md, "Filters"). */
import { extractor } from './extract.ts';
import { densityRules } from './filters/density-rules.ts';

export default extractor('boilerpipe-density', [densityRules]);
