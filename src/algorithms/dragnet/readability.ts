/**
 * Feature 9: the best score of a block's ancestors, divided by the best score on the page (docs/specs/dragnet.md,
 * "Features"). Elements get the scores that the program Readability gives them. Walks the tree once up and once down,
 * because this takes linear time even on deeply nested pages.
 */
import type { Attributes, NodeTable, PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import type { MeasuredBlock } from './densities.ts';

/**
 * `tags` and `bytesAbove` say which blocks count as paragraphs. The other fields say how many points a paragraph gives
 * to its parent element.
 */
const PARAGRAPH = { tags: ['div', 'p'], bytesAbove: 25, points: 1, bytesPerPoint: 100, morePointsAtMost: 3 };

/** Scores by node id. A score is valid if at least one paragraph gave points to the element. */
interface Scores {
  score: Float64Array;
  isValid: Uint8Array;
}

export function readability(snapshot: PageSnapshot, blocks: readonly MeasuredBlock[]): number[] {
  const { nodes } = snapshot;
  const { score, isValid } = rawScores(snapshot, blocks);
  const linkShare = linkShares(nodes, blocks);
  const best = new Float64Array(nodes.size);
  let highest = 1;
  for (let node = 0; node < nodes.size; node++) {
    const parent = at(nodes.parent, node);
    const inherited = parent < 0 ? 0 : at(best, parent);
    const own = isValid[node] === 1 ? at(score, node) * (1 - at(linkShare, node)) : 0;
    best[node] = Math.max(inherited, own); // never negative, because the root inherits 0
    highest = Math.max(highest, own);
  }
  return blocks.map(({ block: { parent } }) => (parent < 0 ? 0 : at(best, parent) / highest));
}

/** An element that starts in a block without words has no weight, because `blocks` does not contain such blocks. */
function rawScores({ nodes, names }: PageSnapshot, blocks: readonly MeasuredBlock[]): Scores {
  const score = new Float64Array(nodes.size);
  const isValid = new Uint8Array(nodes.size);
  for (const { block, bytes } of blocks) {
    for (const element of block.entered) {
      score[element] = elementWeight(at(names, at(nodes.name, element)), at(nodes.attributes, element));
    }
    if (bytes <= PARAGRAPH.bytesAbove || block.parent < 0 || !PARAGRAPH.tags.includes(block.startTag)) continue;
    const more = Math.min(Math.floor(bytes / PARAGRAPH.bytesPerPoint), PARAGRAPH.morePointsAtMost);
    score[block.parent] = at(score, block.parent) + PARAGRAPH.points + more;
    isValid[block.parent] = 1;
  }
  return { score, isValid };
}

function linkShares(nodes: NodeTable, blocks: readonly MeasuredBlock[]): Float64Array {
  const linked = new Float64Array(nodes.size);
  const total = new Float64Array(nodes.size);
  const add = (node: number, linkedBytes: number, bytes: number): void => {
    if (node < 0) return;
    linked[node] = at(linked, node) + linkedBytes;
    total[node] = at(total, node) + bytes;
  };
  for (const { block, bytes, linkDensity } of blocks) add(block.parent, linkDensity * bytes, bytes);
  for (let node = nodes.size - 1; node > 0; node--) add(at(nodes.parent, node), at(linked, node), at(total, node));
  return linked.map((bytes, node) => bytes / Math.max(at(total, node), 1));
}

const NEGATIVE =
  /combx|comment|com-|contact|foot|footer|footnote|masthead|media|meta|outbrain|promo|related|scroll|shoutbox|sidebar|sponsor|shopping|tags|tool|widget/i;
const POSITIVE = /article|body|content|entry|hentry|main|page|pagination|post|text|blog|story/i;
const ATTRIBUTE_POINTS = 25;

/** Tags that give 5 points. The original calls three of them "plus 3", but adds 5 for them, too. */
const PLUS_5 = new Set(['div', 'pre', 'td', 'blockquote']);
const MINUS_3 = new Set(['address', 'ol', 'ul', 'dl', 'dd', 'dt', 'li', 'form']);
const MINUS_5 = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);

/** Uses Readability's words and points (docs/specs/dragnet.md, "Readability"). */
export function elementWeight(name: string, attributes: Attributes | null): number {
  return attributePoints(attributes?.id ?? '') + attributePoints(attributes?.class ?? '') + tagPoints(name);
}

function attributePoints(value: string): number {
  if (value === '') return 0;
  return (NEGATIVE.test(value) ? -ATTRIBUTE_POINTS : 0) + (POSITIVE.test(value) ? ATTRIBUTE_POINTS : 0);
}

function tagPoints(name: string): number {
  if (PLUS_5.has(name)) return 5;
  if (MINUS_3.has(name)) return -3;
  return MINUS_5.has(name) ? -5 : 0;
}
