/** Finds the headline on the page, and the lines above and below it. */
import type { Page } from '../../page/page.ts';
import { foldForComparison } from '../../shared/text.ts';
import { blockAt, type Line, lineOf, linesFrom } from './lines.ts';

/** Returns the first visible text node whose whole text is the headline; -1 if there is none. */
export function findHeadline(page: Page, text: string): number {
  const wanted = foldForComparison(text);
  if (wanted === '') return -1;
  return page.nodes.text.findIndex((value, node) => {
    const isLike = Math.abs(value.length - text.length) < text.length && page.isVisible(node);
    return isLike && value !== '' && foldForComparison(value) === wanted;
  });
}

/**
 * A line near the headline. `distance` is the number of lines from the headline down to it; negative if it is above.
 */
export interface NearLine extends Line {
  distance: number;
}

const LINES_ABOVE = 8;
const LINES_BELOW = 16;

/**
 * Returns the line of a node, then the lines below it, then the lines above it. Both groups begin with the nearest
 * line.
 */
export function linesAround(page: Page, node: number): NearLine[] {
  const block = blockAt(page, node);
  if (block < 0) return [];
  const own = lineOf(page, block);
  const below = beforeText(linesFrom(page, block, 1, LINES_BELOW))
    .map((line, index) => ({ ...line, distance: index + 1 }))
    .filter((line) => !isCaption(page, line.node));
  const above = linesFrom(page, block, -1, LINES_ABOVE).map((line, index) => ({ ...line, distance: -index - 1 }));
  return [...(own ? [{ ...own, distance: 0 }] : []), ...below, ...above];
}

/** Returns whether a text is in a caption, where names belong to the picture. */
function isCaption(page: Page, text: number): boolean {
  return page.ancestorsOf(text, 2).some((node) => page.nameOf(node) === 'figcaption');
}

/** Number of paragraphs that may be between the headline and the line with author and date. */
const MOST_PARAGRAPHS = 3;
/** Shortest text that counts as a paragraph (characters). */
const PARAGRAPH = 200;

function beforeText(lines: readonly Line[]): readonly Line[] {
  const paragraphs = lines.filter(({ text }) => text.length >= PARAGRAPH);
  const last = paragraphs[MOST_PARAGRAPHS - 1];
  return last ? lines.slice(0, lines.indexOf(last)) : lines;
}
