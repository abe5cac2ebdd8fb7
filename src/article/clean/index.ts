import type { Root } from 'hast';
import { contentOf } from '../structure/hast.ts';
import { raiseBoldLines } from './bold-lines.ts';
import type { CleanContext, CleanStep } from './context.ts';
import {
  dropStrayRules,
  fixStructure,
  foldInfoboxes,
  gatherFigures,
  pruneEmpty,
  unwrapParagraphs,
} from './fix-structure.ts';
import { dropHeadingAnchors, flattenSpeakers, numberHeadings, raiseHeadingLines, splitHeadings } from './headings.ts';
import { markOwnContents } from './own-contents.ts';
import { dropPullQuotes, dropRepeatedCredits, dropRepeatedHeadline, dropRepeatedImages } from './repeated.ts';

/** The clean passes in the order in which they run. Only passes with `drops` or `places` may remove text. */
export const CLEAN_STEPS: readonly CleanStep[] = [
  { name: 'heading links', drops: 'reasonOwnLink', run: dropHeadingAnchors }, // first, because it may empty headings
  { name: 'empty elements', run: pruneEmpty }, // before the passes that count children
  // before "structure", which would turn a caption without a figure into plain text
  { name: 'figures', drops: 'reasonPictureMissing', run: gatherFigures },
  // before "paragraphs", which unwraps the paragraphs that "structure" puts into new list items and cells
  { name: 'structure', run: fixStructure },
  { name: 'headings of several lines', run: splitHeadings }, // after "structure", which unwraps lists in some headings
  { name: 'repeated pictures', drops: 'reasonPictureShown', run: dropRepeatedImages },
  { name: 'infoboxes', run: foldInfoboxes }, // early, while the title of an infobox is still a table cell
  { name: 'paragraphs', run: unwrapParagraphs }, // after figures and lists have their final children
  // before "heading levels", because the repeated headline must not count as a level of headings
  { name: 'repeated headline', places: 'reasonAbove', run: dropRepeatedHeadline },
  // after the headline is dropped, because only the first few elements are searched for credits
  { name: 'repeated credits', places: 'reasonAbove', run: dropRepeatedCredits },
  // before "heading lines", which would turn pull quotes in large type into headings
  { name: 'pull quotes', places: 'reasonPullQuote', run: dropPullQuotes },
  { name: 'headings of speakers', run: flattenSpeakers }, // before "heading levels": speakers are not headings
  { name: 'heading lines', run: raiseHeadingLines }, // after the headline is dropped: it may be the only heading
  { name: 'heading levels', run: numberHeadings },
  { name: 'bold lines', run: raiseBoldLines }, // after "heading levels": bold lines get the level below the last heading
  // after all passes that make or drop headings, because it looks for links to headings
  { name: 'own contents', run: markOwnContents },
  { name: 'emptied elements', run: pruneEmpty }, // again, because the passes above may have emptied elements
  { name: 'stray rules', run: dropStrayRules }, // last, because it looks at the first and last element
];

export function cleanTree(root: Root, context: CleanContext): Root {
  let children = contentOf(root);
  for (const { run } of CLEAN_STEPS) {
    children = run(children, context);
  }
  return { type: 'root', children };
}
