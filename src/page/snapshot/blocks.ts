import { isSpaceOnly } from '../../shared/text.ts';
import { type BlockTable, NodeKind, type NodeTable, type Style } from './types.ts';

/**
 * Derives the block table from the node table, and fills `nodes.block`. A block begins where a box that is laid out as
 * a block begins or ends. It also begins after two line breaks, because authors separate paragraphs in this way. Hidden
 * text is in no block.
 */
export function deriveBlocks(nodes: NodeTable, styles: readonly Style[], names: readonly string[]): BlockTable {
  const blocks: BlockTable = { size: 0, first: [], last: [], container: [] };
  const breakName = names.indexOf('br');
  /** The block elements around the current node, innermost last. */
  const boxes: number[] = [];
  let current = -1;
  let lineBreaks = 0;
  for (let id = 0; id < nodes.size; id++) {
    while (boxes.length > 0 && id >= (nodes.end[boxes[boxes.length - 1] as number] as number)) {
      boxes.pop();
      current = -1;
    }
    const kind = nodes.kind[id];
    if (kind === NodeKind.comment || nodes.hidden[id] !== 0) continue;
    if (kind === NodeKind.element) {
      if (nodes.name[id] === breakName) {
        if (++lineBreaks > 1) current = -1;
      } else if (styles[nodes.style[id] as number]?.flow === 'block') {
        current = -1;
        boxes.push(id);
      }
      continue;
    }
    if (isSpaceOnly(nodes.text[id] as string)) {
      nodes.block[id] = current;
      continue;
    }
    lineBreaks = 0;
    if (current < 0) {
      current = blocks.size++;
      blocks.first.push(id);
      blocks.last.push(id);
      blocks.container.push(boxes[boxes.length - 1] ?? 0);
    }
    nodes.block[id] = current;
    blocks.last[current] = id;
  }
  return blocks;
}
