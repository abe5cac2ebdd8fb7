/** Builds a tree of the boxes that contain text. A page with thousands of nodes has only hundreds of such boxes. */
import type { NodeTable } from '../snapshot/types.ts';
import type { TextBlocks } from './segment.ts';

export type Boxes = ReturnType<typeof findBoxes>;

/** Returns the boxes in document order, outer boxes first. Box 0 is the root element, even if it is displayed inline. */
export function findBoxes(nodes: NodeTable, { begun, boundary, boundaries, element, size }: TextBlocks) {
  const found: number[] = nodes.size > 0 ? [0] : [];
  for (const candidate of boundaries) {
    const end = nodes.end[candidate] as number;
    if (candidate > 0 && (begun[candidate] as number) < (begun[end] as number)) found.push(candidate);
  }
  const boxes = {
    size: found.length,
    element: new Int32Array(found),
    /** The box around each box; -1 for the root. */
    above: new Int32Array(found.length),
    /** Number of boxes around each box. */
    level: new Int32Array(found.length),
    /** Box `b` contains the text blocks from `start[b]` up to, but not including, `end[b]`. */
    start: new Int32Array(found.length),
    end: new Int32Array(found.length),
    /** For each text block, the box that directly contains it. */
    ofBlock: new Int32Array(size),
  };
  const ofElement = new Int32Array(nodes.size);
  for (let box = 0; box < found.length; box++) {
    const own = found[box] as number;
    const above = box === 0 ? -1 : (ofElement[boundary[nodes.parent[own] as number] as number] as number);
    ofElement[own] = box;
    boxes.above[box] = above;
    boxes.level[box] = above < 0 ? 0 : (boxes.level[above] as number) + 1;
    boxes.start[box] = begun[own] as number;
    boxes.end[box] = begun[nodes.end[own] as number] as number;
  }
  for (let block = 0; block < size; block++) boxes.ofBlock[block] = ofElement[element[block] as number] as number;
  return boxes;
}
