import type { Root } from 'hast';
import { contentOf } from '../structure/hast.ts';
import { raiseBoldLines } from './bold-lines.ts';
import { dropStrayRules, fixStructure, pruneEmpty, unwrapParagraphs } from './fix-structure.ts';
import { foldInfoboxes } from './fold-infoboxes.ts';
import { gatherFigures } from './gather-figures.ts';
import { numberHeadings, raiseHeadingLines } from './heading-levels.ts';
import { dropHeadingAnchors, flattenSpeakers, splitHeadings } from './headings.ts';
import { markOwnContents } from './own-contents.ts';
import { dropPullQuotes } from './pull-quotes.ts';
import { dropRepeatedCredits, dropRepeatedHeadline, dropRepeatedImages } from './repeated.ts';
import type { CleanContext, CleanStep } from './types.ts';

/**
 * The clean passes in the order in which they run; each is a small change to the article. The remarks are reasons for
 * the order. Only passes with `drops` or `places` may remove text.
 */
export const CLEAN_STEPS: readonly CleanStep[] = [
  { name: 'heading links', drops: 'reasonOwnLink', run: dropHeadingAnchors }, // first, because it may empty headings
  { name: 'empty elements', run: pruneEmpty }, // before passes that count children
  // before "structure", which would make a caption without a figure a paragraph
  { name: 'figures', drops: 'reasonPictureMissing', run: gatherFigures },
  { name: 'structure', run: fixStructure }, // before "paragraphs": puts paragraphs into new items and cells
  { name: 'headings of several lines', run: splitHeadings }, // after "structure", which unwraps lists in some headings
  { name: 'repeated pictures', drops: 'reasonPictureShown', run: dropRepeatedImages },
  { name: 'infoboxes', run: foldInfoboxes }, // while titles are still table cells
  { name: 'paragraphs', run: unwrapParagraphs }, // after figures and lists have their final children
  // before levels are numbered, because the headline must not count
  { name: 'repeated headline', places: 'reasonAbove', run: dropRepeatedHeadline },
  // after the headline is dropped, because credits are below it
  { name: 'repeated credits', places: 'reasonAbove', run: dropRepeatedCredits },
  // before "heading lines", because many pull quotes are large lines
  { name: 'pull quotes', places: 'reasonPullQuote', run: dropPullQuotes },
  { name: 'headings of speakers', run: flattenSpeakers }, // before levels are numbered
  { name: 'heading lines', run: raiseHeadingLines }, // after the headline is dropped: it may be the only heading
  { name: 'heading levels', run: numberHeadings },
  { name: 'bold lines', run: raiseBoldLines }, // after levels are numbered: bold lines get the level below
  // after all headings are final
  { name: 'own contents', run: markOwnContents },
  { name: 'emptied elements', run: pruneEmpty }, // the passes above may have emptied some
  { name: 'stray rules', run: dropStrayRules }, // last, because it looks at the first and last element
];

export function cleanTree(root: Root, context: CleanContext): Root {
  let children = contentOf(root);
  for (const { run } of CLEAN_STEPS) {
    children = run(children, context);
  }
  return { type: 'root', children };
}
