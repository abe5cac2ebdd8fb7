/**
 * Feature 9: the best score among a block's ancestors, relative to the best on the page (docs/specs/dragnet.md,
 * "Features", after Readability). One pass up and one pass down the tree compute the sums over ancestors, because pages
 * nest deep.
 */
import type { NodeTable, PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import type { MeasuredBlock } from './densities.ts';
import { elementWeight } from './element-weight.ts';

/** Requirements for a paragraph to give points to its parent, and the points. */
const PARAGRAPH = { tags: ['div', 'p'], bytesAbove: 25, points: 1, bytesPerPoint: 100, morePointsAtMost: 3 };

/** Scores by node id. Only elements with points from a paragraph are valid. */
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
    best[node] = Math.max(inherited, own); // scores below 0 become 0
    highest = Math.max(highest, own);
  }
  return blocks.map(({ block: { parent } }) => (parent < 0 ? 0 : at(best, parent) / highest));
}

/**
 * Returns an element's own weight, known from the first block after its start tag, and the points of its paragraphs.
 */
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

/** Returns the linked share of the text in the blocks below an element. */
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
