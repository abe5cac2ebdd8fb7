import type { NodeTable } from '../types.ts';

/**
 * Upper bounds for the number of element names and of classes on a page, so that the numbers of several classes and a
 * name can be combined into one number.
 */
const MOST_NAMES = 2 ** 10;
const MOST_CLASSES = 2 ** 14;

/** Numbers class names, because joining three of them as strings for each element would be slow. */
export class ClassNumbers {
  private readonly numbers = new Map<string | undefined, number>([
    [undefined, 0],
    ['', 0],
  ]);

  constructor(private readonly nodes: NodeTable) {}

  /**
   * Returns a number that is the same for elements with the same name, class, and classes of parent and grandparent.
   * Such elements are assumed to have the same style.
   */
  key(id: number): number {
    return this.around(id) * MOST_NAMES + (this.nodes.name[id] as number);
  }

  /**
   * Returns a number that is the same for elements with the same class, and classes of parent and grandparent; 0 if
   * there are none.
   */
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
