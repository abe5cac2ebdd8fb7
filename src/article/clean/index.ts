import type { Root } from 'hast';
import { fixStructure } from './fix-structure.ts';
import { foldInfoboxes } from './fold-infoboxes.ts';
import { gatherFigures } from './gather-figures.ts';
import { dropHeadingAnchors } from './heading-anchors.ts';
import { numberHeadings } from './heading-levels.ts';
import { raiseHeadingLines } from './heading-lines.ts';
import { pruneEmpty } from './prune-empty.ts';
import { dropPullQuotes } from './pull-quotes.ts';
import { dropRepeatedCredits } from './repeated-credits.ts';
import { dropRepeatedHeadline } from './repeated-headline.ts';
import { dropRepeatedImages } from './repeated-images.ts';
import { splitHeadings } from './split-headings.ts';
import { dropStrayRules } from './stray-rules.ts';
import type { CleanContext, CleanPass } from './types.ts';
import { unwrapParagraphs } from './unwrap-paragraphs.ts';

/** In this order, because … */
const PASSES: readonly CleanPass[] = [
  dropHeadingAnchors, // may leave headings empty
  pruneEmpty, // the others count children
  gatherFigures, // a caption without a figure would become a paragraph
  fixStructure, // unwrapped parts leave loose paragraphs
  splitHeadings, // also of those
  dropRepeatedImages,
  foldInfoboxes, // while titles are cells
  unwrapParagraphs, // after figures and lists have their final children
  dropRepeatedHeadline, // before levels are numbered: the headline's level must not count
  dropRepeatedCredits, // the line under the headline, once that is gone
  dropPullQuotes, // large lines that are no headings
  raiseHeadingLines, // when the headline is gone, the page may have no heading left
  numberHeadings,
  pruneEmpty, // what the passes emptied
  dropStrayRules, // what stands first and last is known only now
];

/** Runs all clean passes over a built tree. */
export function cleanTree(root: Root, context: CleanContext): Root {
  let children = root.children.filter((child) => child.type !== 'doctype');
  for (const pass of PASSES) children = pass(children, context);
  return { type: 'root', children };
}
