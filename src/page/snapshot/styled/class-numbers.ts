import type { NodeTable } from '../types.ts';

/** More than a page has: numbers of several things make one number. */
const MOST_NAMES = 2 ** 10;
const MOST_CLASSES = 2 ** 14;

/** Class names as numbers: strings of three of them would be made for each element. */
export class ClassNumbers {
  private readonly numbers = new Map<string | undefined, number>([
    [undefined, 0],
    ['', 0],
  ]);

  constructor(private readonly nodes: NodeTable) {}

  /** Stands for what style sheets tell an element by: its name, its class names and those of the two around it. */
  key(id: number): number {
    return this.around(id) * MOST_NAMES + (this.nodes.name[id] as number);
  }

  /** Stands for the class names of an element and of the two around it, by which style sheets tell elements; 0 for none. */
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
