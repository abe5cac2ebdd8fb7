import type { WithStops } from '../../shared/let-others.ts';
import { memoised } from '../../shared/memoised.ts';
import type { NodeTable } from './types.ts';

export function createNodeTable(): NodeTable {
  return {
    size: 0,
    kind: [],
    parent: [],
    end: [],
    name: [],
    text: [],
    attributes: [],
    style: [],
    hidden: [],
    x: [],
    y: [],
    width: [],
    height: [],
    block: [],
  };
}

type NewRow = Readonly<Record<'kind' | 'parent' | 'name' | 'hidden' | 'style', number>>;

/** Adds a row without descendants and returns its id. The columns that are not in `row` start empty. */
export function addRow(nodes: NodeTable, row: NewRow): number {
  const id = nodes.size++;
  // sets by index instead of `push`, because the columns may have spare rows (see `lengthen`)
  nodes.kind[id] = row.kind;
  nodes.parent[id] = row.parent;
  nodes.end[id] = id + 1;
  nodes.name[id] = row.name;
  nodes.text[id] = '';
  nodes.attributes[id] = null;
  nodes.style[id] = row.style;
  nodes.hidden[id] = row.hidden;
  nodes.x[id] = 0;
  nodes.y[id] = 0;
  nodes.width[id] = 0;
  nodes.height[id] = 0;
  nodes.block[id] = -1;
  return id;
}

/**
 * Makes the columns, and `beside` (another array with an entry per row), long enough for this many rows; yields after
 * each array. If the arrays grew row by row, the browser would at times enlarge all of them in one step, which takes
 * half a second at 800,000 rows.
 */
export function* lengthen(nodes: NodeTable, beside: unknown[], rows: number): WithStops<void> {
  for (const column of [...columnsOf(nodes), beside]) {
    column.length = Math.max(column.length, rows);
    yield;
  }
}

export function shorten(nodes: NodeTable, beside: unknown[]): void {
  for (const column of [...columnsOf(nodes), beside]) column.length = nodes.size;
}

const columnsOf = (nodes: NodeTable): unknown[][] =>
  Object.values(nodes).filter((column): column is unknown[] => Array.isArray(column));

/**
 * Creates a table that numbers the names of nodes. `intern` returns the number of a name, ignoring case;
 * `#text` is 0 and `#comment` is 1.
 */
export function createNameTable() {
  const names = ['#text', '#comment'];
  const intern = memoised((localName: string) => {
    const lower = localName.toLowerCase();
    const known = names.indexOf(lower);
    return known < 0 ? names.push(lower) - 1 : known;
  });
  return { names, intern };
}
