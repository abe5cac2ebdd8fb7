/** Boilerpipe's KeepEverythingExtractor: all blocks of the page (docs/specs/boilerpipe.md, "Extractors"). */
import { extractor } from './extract.ts';
import { markEverything } from './filters/mark-everything.ts';

export default extractor('boilerpipe-everything', [markEverything]);
