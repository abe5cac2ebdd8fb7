import type { WithStops } from '../../shared/with-stops.ts';
import type { NodeTable } from './types.ts';

/** What a new row holds; the other columns begin empty. */
export interface NewRow {
  /** A value of `NodeKind`. */
  kind: number;
  parent: number;
  name: number;
  hidden: number;
  style: number;
}

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

/** Adds a row without descendants and gives its id. */
export function addRow(nodes: NodeTable, row: NewRow): number {
  const id = nodes.size++;
  // no push: the columns may have been made long enough before
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
 * Makes the columns, and those beside them, long enough for so many rows, with a stop after each. Columns that grow are copied
 * each time when they are full, and all are full at the same row: half a second of 800,000.
 */
export function* lengthen(nodes: NodeTable, beside: unknown[], rows: number): WithStops<void> {
  for (const column of [...columnsOf(nodes), beside]) {
    column.length = Math.max(column.length, rows);
    yield;
  }
}

/** Takes off what no row was written to. */
export function shorten(nodes: NodeTable, beside: unknown[]): void {
  for (const column of [...columnsOf(nodes), beside]) column.length = nodes.size;
}

const columnsOf = (nodes: NodeTable): unknown[][] =>
  Object.values(nodes).filter((column): column is unknown[] => Array.isArray(column));

/** Gives every name a number; `#text` is 0 and `#comment` 1. */
export interface NameTable {
  readonly names: string[];
  /** Number of a local name, in whatever case it is written. */
  intern(localName: string): number;
}

export function createNameTable(): NameTable {
  const names = ['#text', '#comment'];
  const numbers = new Map<string, number>();
  return {
    names,
    intern(localName) {
      const known = numbers.get(localName);
      if (known !== undefined) return known;
      const lower = localName.toLowerCase();
      let number = names.indexOf(lower);
      if (number < 0) number = names.push(lower) - 1;
      numbers.set(localName, number);
      return number;
    },
  };
}
