/** Converts a page snapshot to its form in a report file, and back. */
import { deriveBlocks } from '../../page/snapshot/blocks.ts';
import { type Attributes, NodeKind, type NodeTable, type PageSnapshot } from '../../page/snapshot/types.ts';
import { packRuns } from './runs.ts';
import type { PackedNodes, PackedSnapshot } from './types.ts';

export function packSnapshot(snapshot: PageSnapshot): PackedSnapshot {
  const { nodes, blocks: _derived, ...rest } = snapshot;
  return { ...rest, nodes: packNodes(nodes) };
}

function packNodes(nodes: NodeTable): PackedNodes {
  const { attributeSets, attributes } = packAttributes(nodes.attributes);
  return {
    size: nodes.size,
    kind: packRuns(nodes.kind),
    up: packRuns(nodes.parent.map((parent, id) => id - parent)),
    rows: packRuns(nodes.end.map((end, id) => end - id)),
    name: packRuns(nodes.name),
    style: packRuns(nodes.style),
    hidden: packRuns(nodes.hidden),
    x: packRuns(nodes.x),
    y: packRuns(nodes.y),
    width: packRuns(nodes.width),
    height: packRuns(nodes.height),
    text: nodes.text.filter((_text, id) => nodes.kind[id] === NodeKind.text),
    attributeSets,
    attributes: packRuns(attributes),
  };
}

function packAttributes(rows: NodeTable['attributes']) {
  const attributeSets: Attributes[] = [];
  const known = new Map<string, number>();
  const attributes = rows.map((row) => {
    if (row === null) return -1;
    const key = JSON.stringify(row);
    const index = known.get(key) ?? attributeSets.push(row) - 1;
    known.set(key, index);
    return index;
  });
  return { attributeSets, attributes };
}

/** The node table of a report file, with its columns unpacked and checked. */
export type UnpackedNodes = Omit<NodeTable, 'block'>;

/** Returns the page snapshot of a report file. Its blocks (paragraphs) are computed again, by the current rules. */
export function snapshotOf(rest: Omit<PageSnapshot, 'nodes' | 'blocks'>, unpacked: UnpackedNodes): PageSnapshot {
  const nodes: NodeTable = { ...unpacked, block: unpacked.kind.map(() => -1) };
  return { ...rest, nodes, blocks: deriveBlocks(nodes, rest.styles, rest.names) };
}
