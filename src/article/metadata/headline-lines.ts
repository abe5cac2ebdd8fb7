/** Where the headline stands on the page, and the lines around it. */
import { foldForComparison } from '../../shared/text.ts';
import type { PageSnapshot } from '../../snapshot/types.ts';
import { blockAt, type Line, lineOf, linesFrom } from './lines.ts';

/** The first visible text that is the same as a headline; -1 where none is. */
export function findHeadline({ nodes }: PageSnapshot, text: string): number {
  const wanted = foldForComparison(text);
  if (wanted === '') return -1;
  return nodes.text.findIndex((value, node) => {
    const isLike = Math.abs(value.length - text.length) < text.length && nodes.hidden[node] === 0;
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
export function linesAround(snapshot: PageSnapshot, node: number): NearLine[] {
  const block = blockAt(snapshot, node);
  if (block < 0) return [];
  const own = lineOf(snapshot, block);
  const below = beforeText(linesFrom(snapshot, block, 1, LINES_BELOW))
    .map((line, index) => ({ ...line, distance: index + 1 }))
    .filter((line) => !isCaption(snapshot, line.node));
  const above = linesFrom(snapshot, block, -1, LINES_ABOVE).map((line, index) => ({ ...line, distance: -index - 1 }));
  return [...(own ? [{ ...own, distance: 0 }] : []), ...below, ...above];
}

/** Who is named there made the picture. */
function isCaption({ nodes, names }: PageSnapshot, text: number): boolean {
  const parent = nodes.parent[text] as number;
  return [parent, nodes.parent[parent] ?? -1].some((node) => names[nodes.name[node] as number] === 'figcaption');
}

/** After so many paragraphs nobody looks for who wrote them; credits may stand below a standfirst or two. */
const MOST_PARAGRAPHS = 3;
const PARAGRAPH = 200;

function beforeText(lines: readonly Line[]): readonly Line[] {
  const paragraphs = lines.filter(({ text }) => text.length >= PARAGRAPH);
  const last = paragraphs[MOST_PARAGRAPHS - 1];
  return last ? lines.slice(0, lines.indexOf(last)) : lines;
}
