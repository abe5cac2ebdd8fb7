import type { NodeTable } from '../types.ts';

/** Upper bounds for a page, so that several numbers can be combined into one. */
const MOST_NAMES = 2 ** 10;
const MOST_CLASSES = 2 ** 14;

/** Class names as numbers, to avoid joining three strings for each element. */
export class ClassNumbers {
  private readonly numbers = new Map<string | undefined, number>([
    [undefined, 0],
    ['', 0],
  ]);

  constructor(private readonly nodes: NodeTable) {}

  /** Returns a key of an element's name, its class names and those of its two nearest ancestors, by which style sheets select it. */
  key(id: number): number {
    return this.around(id) * MOST_NAMES + (this.nodes.name[id] as number);
  }

  /** Returns a key of the class names of an element and its two nearest ancestors, by which style sheets select it; 0 for none. */
  around(id: number): number {
    const parent = this.nodes.parent[id] ?? -1;
    const outer = this.nodes.parent[parent] ?? -1;
    return (this.of(id) * MOST_CLASSES + this.of(parent)) * MOST_CLASSES + this.of(outer);
  }

  private of(id: number): number {
    const name = this.nodes.attributes[id]?.class;
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.numbers.size % MOST_CLASSES;
      this.numbers.set(name, number);
    }
    return number;
  }
}
