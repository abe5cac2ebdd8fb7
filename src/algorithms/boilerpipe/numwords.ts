/** Boilerpipe's NumWordsRulesExtractor, without merging (docs/specs/boilerpipe.md, "Extractors"). */
import { extractor } from './extract.ts';
import { numWordsRules } from './filters/num-words-rules.ts';

export default extractor('boilerpipe-numwords', [numWordsRules]);
