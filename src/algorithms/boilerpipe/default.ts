/** Boilerpipe's DefaultExtractor, the same in versions 1.2 and 2.0 (docs/specs/boilerpipe.md, "Extractors"). */
import { extractor } from './extract.ts';
import { densityRules } from './filters/density-rules.ts';
import { simpleBlockFusion } from './filters/simple-block-fusion.ts';

// The original has BlockProximityFusion between the two, which merges nothing because nothing is content yet.
export default extractor('boilerpipe-default', [simpleBlockFusion, densityRules]);
