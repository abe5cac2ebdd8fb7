/** Packs a page snapshot and marks (kept text nodes with their roles) for a report file, as short columns of numbers. */
import { type Mark, ROLES } from '../../algorithms/types.ts';
import { type Attributes, NodeKind, type NodeTable, type PageSnapshot } from '../../page/snapshot/types.ts';
import type { PackedMarks, PackedNodes, PackedSnapshot, Runs } from './types.ts';

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

export function packMarks(marks: readonly Mark[]): PackedMarks {
  return {
    count: marks.length,
    steps: packRuns(marks.map(({ node }, at) => node - (marks[at - 1]?.node ?? 0))),
    roles: packRuns(marks.map(({ role }) => ROLES.indexOf(role))),
    roleNames: ROLES,
    parts: marks.flatMap(({ start, end }, at) =>
      start === undefined && end === undefined ? [] : [[at, start ?? -1, end ?? -1]],
    ),
  };
}

/** If at least this many equal numbers follow each other, they are packed as a pair (value, count). */
const SHORTEST = 4;

/** Packs a column of numbers in which equal numbers often follow each other. */
export function packRuns(values: readonly number[]): Runs {
  const runs: (number | [number, number])[] = [];
  for (let at = 0; at < values.length; ) {
    const value = values[at] as number;
    let end = at + 1;
    while (values[end] === value) end++;
    if (end - at >= SHORTEST) runs.push([value, end - at]);
    else for (; at < end; at++) runs.push(value);
    at = end;
  }
  return runs;
}
