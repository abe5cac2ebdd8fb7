/** Where the headline stands on the page, and the lines around it. */
import type { Page } from '../../page/page.ts';
import { foldForComparison } from '../../shared/text.ts';
import { blockAt, type Line, lineOf, linesFrom } from './lines.ts';

/** The first visible text that is the same as a headline; -1 where none is. */
export function findHeadline(page: Page, text: string): number {
  const wanted = foldForComparison(text);
  if (wanted === '') return -1;
  return page.nodes.text.findIndex((value, node) => {
    const isLike = Math.abs(value.length - text.length) < text.length && page.isVisible(node);
    return isLike && value !== '' && foldForComparison(value) === wanted;
  });
}

/** A line near the headline; `distance` counts the lines from it, and is negative above. */
export interface NearLine extends Line {
  distance: number;
}

const LINES_ABOVE = 8;
const LINES_BELOW = 16;

/** The lines around a node: first those below it, then those above, each from the nearest on. */
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

/** Who is named there made the picture. */
function isCaption(page: Page, text: number): boolean {
  return page.ancestorsOf(text, 2).some((node) => page.nameOf(node) === 'figcaption');
}

/** After so many paragraphs nobody looks for who wrote them; credits may stand below a standfirst or two. */
const MOST_PARAGRAPHS = 3;
const PARAGRAPH = 200;

function beforeText(lines: readonly Line[]): readonly Line[] {
  const paragraphs = lines.filter(({ text }) => text.length >= PARAGRAPH);
  const last = paragraphs[MOST_PARAGRAPHS - 1];
  return last ? lines.slice(0, lines.indexOf(last)) : lines;
}
