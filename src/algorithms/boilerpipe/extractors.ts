import { algorithmOf } from '../steps/selection.ts';
import type { Algorithm, Mark, TraceEntry } from '../types.ts';
import { segment } from './blocks/segment.ts';
import {
  type BoilerpipeBlock,
  type Decision,
  decide,
  type Filter,
  mapBlocks,
  type TextDocument,
} from './blocks/text-block.ts';
import { densityRules, numWordsRules } from './filters/classify.ts';
import { ignoreAfterEnd, listAtEnd, terminatingBlocks, trailingHeadline } from './filters/end-of-text.ts';
import {
  keepLargest,
  largeBlockSameLevel,
  proximityFusion,
  removeBoilerplate,
  simpleBlockFusion,
} from './filters/largest-part.ts';
import { expandTitle, titleMatch, titleMatch2 } from './filters/titles.ts';

const KEPT: Decision = { step: 'MarkEverythingContent', reason: 'everything is kept' };

/** MarkEverythingContentFilter: marks all blocks as content. */
const markEverything: Filter = (document) => mapBlocks(document, (block) => decide(block, true, KEPT));

/**
 * Boilerpipe's ArticleExtractor in version 1.2, which published benchmarks use (C. Kohlschütter, P. Fankhauser, W.
 * Nejdl: "Boilerplate Detection using Shallow Text Features", WSDM 2010; docs/specs/boilerpipe.md, "Extractors").
 */
export const boilerpipeArticle = extractor('boilerpipe-article', [
  terminatingBlocks({ commentLinks: false }),
  titleMatch,
  numWordsRules,
  ignoreAfterEnd,
  proximityFusion({ contentOnly: false, sameLevel: false }),
  removeBoilerplate({ keepTitle: false }),
  proximityFusion({ contentOnly: true, sameLevel: false }),
  keepLargest({ expandWords: null }),
  expandTitle,
]);

/** ArticleExtractor in its last source version, "2.0-SNAPSHOT" (docs/specs/boilerpipe.md, "Extractors"). */
export const boilerpipeArticle2 = extractor('boilerpipe-article-2', [
  terminatingBlocks({ commentLinks: true }),
  titleMatch2,
  numWordsRules,
  ignoreAfterEnd,
  trailingHeadline,
  proximityFusion({ contentOnly: false, sameLevel: false }),
  removeBoilerplate({ keepTitle: true }),
  proximityFusion({ contentOnly: true, sameLevel: true }),
  keepLargest({ expandWords: 150 }),
  expandTitle,
  largeBlockSameLevel,
  listAtEnd,
]);

/** DefaultExtractor of both versions. BlockProximityFusion is left out: without content blocks, it merges nothing. */
export const boilerpipeDefault = extractor('boilerpipe-default', [simpleBlockFusion, densityRules]);

/** Boilerpipe's LargestContentExtractor, the same in versions 1.2 and 2.0 (docs/specs/boilerpipe.md, "Extractors"). */
export const boilerpipeLargest = extractor('boilerpipe-largest', [
  numWordsRules,
  proximityFusion({ contentOnly: false, sameLevel: false }),
  keepLargest({ expandWords: null }),
]);

/** Boilerpipe's DensityRulesClassifier alone; blocks are not merged before it (docs/specs/boilerpipe.md, "Filters"). */
export const boilerpipeDensity = extractor('boilerpipe-density', [densityRules]);

/** Boilerpipe's NumWordsRulesExtractor, which merges no blocks (docs/specs/boilerpipe.md, "Extractors"). */
export const boilerpipeNumwords = extractor('boilerpipe-numwords', [numWordsRules]);

/** Boilerpipe's KeepEverythingExtractor, which keeps all blocks (docs/specs/boilerpipe.md, "Extractors"). */
export const boilerpipeEverything = extractor('boilerpipe-everything', [markEverything]);

/** Cuts the page into blocks, applies the filters in order, and keeps the text of the content blocks. */
function extractor(id: string, filters: readonly Filter[]): Algorithm {
  return algorithmOf(id, (snapshot, population) => {
    const document = filters.reduce((current, filter) => filter(current), segment(snapshot, population));
    const content = document.blocks.filter(({ isContent }) => isContent);
    return {
      marks: content.flatMap(marksOf),
      text: content.map(({ text }) => `${text}\n`).join(''),
      trace: explain(document),
    };
  });
}

function marksOf({ pieces }: BoilerpipeBlock): Mark[] {
  return pieces.flatMap(({ nodes, isTitle }) =>
    nodes.map((node): Mark => ({ node, role: isTitle ? 'headline' : 'body' })),
  );
}

function explain({ blocks, removed }: TextDocument): TraceEntry[] {
  return [...blocks, ...removed].flatMap(({ pieces, isContent }) =>
    pieces.map(({ nodes, decision }) => ({ ...decision, node: nodes[0] ?? 0, kept: isContent })),
  );
}
