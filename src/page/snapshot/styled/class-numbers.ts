import type { NodeTable } from '../types.ts';

/**
 * Upper bounds for the number of element names and of classes on a page. They are small enough that the numbers of
 * three classes and a name fit into one number (52 bits).
 */
const MOST_NAMES = 2 ** 10;
const MOST_CLASSES = 2 ** 14;

/**
 * Gives each class attribute a number. Elements are compared by the classes of element, parent and grandparent; joining
 * these three strings for each element would be slow.
 */
export class ClassNumbers {
  private readonly numbers = new Map<string | undefined, number>([
    [undefined, 0],
    ['', 0],
  ]);

  constructor(private readonly nodes: NodeTable) {}

  /**
   * Returns a number that elements share if they have the same name, the same class, and the same classes of parent and
   * grandparent. Such elements are assumed to have the same style.
   */
  key(id: number): number {
    return this.around(id) * MOST_NAMES + (this.nodes.name[id] as number);
  }

  /**
   * Returns a number that elements share if they have the same class, and the same classes of parent and grandparent; 0
   * if none of the three has a class.
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
