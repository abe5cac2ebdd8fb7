/** Checks that data from a content script is a page snapshot, because a compromised page may send anything. */
import type { PageSnapshot } from '../page/snapshot/types.ts';

/** Maximum number of nodes (elements, texts and comments) in a snapshot; larger snapshots are refused. */
const MAX_SNAPSHOT_NODES = 2_000_000;

const NUMBERS = ['kind', 'parent', 'end', 'name', 'style', 'hidden', 'x', 'y', 'width', 'height', 'block'] as const;

export function parseSnapshot(json: string): PageSnapshot {
  const snapshot: unknown = JSON.parse(json);
  if (!isValidSnapshot(snapshot)) throw new Error('This is not a snapshot of a page');
  return snapshot;
}

/**
 * Returns whether the value is a snapshot: each column has one value per node (or, in the table of blocks, per block),
 * and all indexes in the columns are in range. A node's parent must come before the node, and its `end` (the index
 * after its last descendant) after the node, so that loops over a snapshot stop.
 */
export function isValidSnapshot(snapshot: unknown): snapshot is PageSnapshot {
  const { nodes, blocks, names, styles } = (snapshot ?? {}) as Partial<PageSnapshot>;
  if (!nodes || !blocks || !isList(names) || !isList(styles)) return false;
  const { size, text, attributes } = nodes;
  if (!isPlace(size, MAX_SNAPSHOT_NODES) || !isColumn(text, size) || !isColumn(attributes, size)) return false;
  if (!text.every((value) => typeof value === 'string')) return false;
  if (!NUMBERS.every((name) => isColumn(nodes[name], size) && nodes[name].every(Number.isFinite))) return false;
  for (let id = 0; id < size; id++) if (!isNode(nodes, id, names.length, styles.length)) return false;
  const places = [blocks.first, blocks.last, blocks.container];
  return places.every((column) => isColumn(column, blocks.size) && column.every((node) => isPlace(node, size)));
}

function isNode({ parent, end, name, style, size }: PageSnapshot['nodes'], id: number, names: number, styles: number) {
  const [above, after] = [parent[id] as number, end[id] as number];
  const isInTree = (above === -1 || isPlace(above, id)) && isPlace(after, size + 1) && after > id;
  return isInTree && isPlace(name[id], names) && isPlace(style[id], styles);
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isColumn = (value: unknown, size: number): value is unknown[] => isList(value) && value.length === size;
const isPlace = (value: unknown, end: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;
