import type { Root } from 'hast';
import { contentOf } from '../structure/hast.ts';
import { raiseBoldLines } from './bold-lines.ts';
import { fixStructure } from './fix-structure.ts';
import { foldInfoboxes } from './fold-infoboxes.ts';
import { gatherFigures } from './gather-figures.ts';
import { dropHeadingAnchors } from './heading-anchors.ts';
import { numberHeadings } from './heading-levels.ts';
import { raiseHeadingLines } from './heading-lines.ts';
import { markOwnContents } from './own-contents.ts';
import { pruneEmpty } from './prune-empty.ts';
import { dropPullQuotes } from './pull-quotes.ts';
import { dropRepeatedCredits } from './repeated-credits.ts';
import { dropRepeatedHeadline } from './repeated-headline.ts';
import { dropRepeatedImages } from './repeated-images.ts';
import { flattenSpeakers } from './speaker-headings.ts';
import { splitHeadings } from './split-headings.ts';
import { dropStrayRules } from './stray-rules.ts';
import type { CleanContext, CleanStep } from './types.ts';
import { unwrapParagraphs } from './unwrap-paragraphs.ts';

/**
 * The clean passes in order; the notes give the reason. Passes with `drops` or `places` may remove text, the others
 * must not.
 */
export const CLEAN_STEPS: readonly CleanStep[] = [
  { name: 'heading links', drops: 'reasonOwnLink', run: dropHeadingAnchors }, // may leave headings empty
  { name: 'empty elements', run: pruneEmpty }, // the others count children
  // a caption without a figure would become a paragraph
  { name: 'figures', drops: 'reasonPictureMissing', run: gatherFigures },
  { name: 'structure', run: fixStructure }, // unwrapped parts leave loose paragraphs
  { name: 'headings of several lines', run: splitHeadings }, // including those unwrapped above
  { name: 'repeated pictures', drops: 'reasonPictureShown', run: dropRepeatedImages },
  { name: 'infoboxes', run: foldInfoboxes }, // while titles are cells
  { name: 'paragraphs', run: unwrapParagraphs }, // after figures and lists have their final children
  // before levels are numbered: the headline's level must not count
  { name: 'repeated headline', places: 'reasonAbove', run: dropRepeatedHeadline },
  // the line under the headline, once that is gone
  { name: 'repeated credits', places: 'reasonAbove', run: dropRepeatedCredits },
  // before large lines become headings
  { name: 'pull quotes', places: 'reasonPullQuote', run: dropPullQuotes },
  { name: 'headings of speakers', run: flattenSpeakers }, // before levels are numbered
  { name: 'heading lines', run: raiseHeadingLines }, // without the headline, there may be no heading left
  { name: 'heading levels', run: numberHeadings },
  { name: 'bold lines', run: raiseBoldLines }, // their level depends on the heading above
  // after the final headings are known
  { name: 'own contents', run: markOwnContents },
  { name: 'emptied elements', run: pruneEmpty }, // emptied by the passes above
  { name: 'stray rules', run: dropStrayRules }, // the first and last elements are final only now
];

/** Runs all clean passes over a built tree. */
export function cleanTree(root: Root, context: CleanContext): Root {
  let children = contentOf(root);
  for (const { run } of CLEAN_STEPS) {
    children = run(children, context);
  }
  return { type: 'root', children };
}
