/**
 * Feature 9: the best score among a block's ancestors, as part of the best on the page (docs/specs/dragnet.md,
 * "Features", after Readability). Sums over ancestors are made by one pass up and one pass down the tree, as pages nest
 * deep.
 */
import type { NodeTable, PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import type { MeasuredBlock } from './densities.ts';
import { elementWeight } from './element-weight.ts';

/** What a paragraph needs to speak for its parent, and what it gives. */
const PARAGRAPH = { tags: ['div', 'p'], bytesAbove: 25, points: 1, bytesPerPoint: 100, morePointsAtMost: 3 };

/** Per node id. Only elements that a paragraph spoke for are valid. */
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
    best[node] = Math.max(inherited, own); // scores below 0 end up as 0
    highest = Math.max(highest, own);
  }
  return blocks.map(({ block: { parent } }) => (parent < 0 ? 0 : at(best, parent) / highest));
}

/** An element's own weight, known from the first block after its start tag, and the points of its paragraphs. */
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

/** How much of the text of the blocks below an element is linked. */
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
