/** Tells whether a page has the headline and the date of an article, whatever its kind looks like. */
import { at } from '../../shared/column.ts';
import { lineOf, type ModelView } from './model-view.ts';
import type { PageBlocks } from './page-blocks.ts';

/** Minimum likeness of a headline to a title of the page, 0 … 1. */
export const LIKE_TITLE = 0.5;

/** Returns whether the page has a headline that is like its title, and a line with a date near it. */
export function hasDatedHeadline({ view, titleBlock, likeness }: PageBlocks): boolean {
  if (titleBlock < 0 || at(view.blocks.hidden, titleBlock) !== 0 || at(likeness, titleBlock) < LIKE_TITLE) return false;
  return seenBeside(view, titleBlock).some((block) => hasDate(view, block));
}

/** Number of visible blocks above the headline that are searched for its date; `BELOW` is the number below it. */
const ABOVE = 4;
const BELOW = 8;

function seenBeside({ blocks }: ModelView, titleBlock: number): number[] {
  const seen = (from: number, step: 1 | -1, most: number) => {
    const found: number[] = [];
    for (let block = from; block >= 0 && block < blocks.size && found.length < most; block += step)
      if (at(blocks.hidden, block) === 0) found.push(block);
    return found;
  };
  return [...seen(titleBlock - 1, -1, ABOVE), ...seen(titleBlock + 1, 1, BELOW)];
}

/** Maximum number of words in a line that is searched for a date. */
const LINE_WORDS = 25;
/** A year, a day in digits or a time of day. The digits may be of any script. */
const WHEN = /(?<!\p{Nd})(?:\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}|\p{Nd}{1,2}:\p{Nd}{2})(?!\p{Nd})/u;

function hasDate(view: ModelView, block: number): boolean {
  if (at(view.isDate, block) === 1) return true;
  return at(view.text.words, block) <= LINE_WORDS && WHEN.test(lineOf(view, block));
}
