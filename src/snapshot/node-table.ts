import type { WithStops } from '../shared/with-stops.ts';
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
  nodes.kind.push(row.kind);
  nodes.parent.push(row.parent);
  nodes.end.push(id + 1);
  nodes.name.push(row.name);
  nodes.text.push('');
  nodes.attributes.push(null);
  nodes.style.push(row.style);
  nodes.hidden.push(row.hidden);
  nodes.x.push(0);
  nodes.y.push(0);
  nodes.width.push(0);
  nodes.height.push(0);
  nodes.block.push(-1);
  return id;
}

/**
 * Makes each column long enough for so many rows, with a stop after each: all of them are full at the same row, and copying
 * all at once took half a second at 800,000. The browser keeps the room of an array that is made shorter by less than half.
 *
 * @param rows less than twice as many as there are
 */
export function* makeRoom(nodes: NodeTable, beside: readonly unknown[][], rows: number): WithStops<void> {
  const columns = Object.values(nodes).filter((column) => Array.isArray(column)) as unknown[][];
  for (const column of [...columns, ...beside]) {
    const { length } = column;
    column.length = rows;
    column.length = length;
    yield;
  }
}

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
