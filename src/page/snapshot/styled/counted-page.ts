import type { NodeTable } from '../types.ts';
import { Counters } from './counters.ts';
import type { LiveNodes } from './live-nodes.ts';

/**
 * Elements that often change CSS counters, so their changes are always read. Of the other elements, only those that
 * show a counter are read, and their ancestors.
 */
const COUNTING = new Set('ol ul menu li dl dt dd h1 h2 h3 h4 h5 h6 section article div'.split(' '));
const LISTS: ReadonlySet<string> = new Set(['ol', 'ul', 'menu']);

/** Computes the values of a page's CSS counters at given elements, which must be visited in document order. */
export class CountedPage {
  private readonly counters = new Counters();
  private readonly around: ReadonlySet<number>;
  private next = 0;

  constructor(
    private readonly page: LiveNodes,
    /** Computed `content` of the elements' `::before`, by element; '' for none. */
    private readonly befores: ReadonlyMap<number, string>,
  ) {
    const around = new Set<number>();
    for (const item of befores.keys()) {
      for (let id = item; id >= 0 && !around.has(id); id = page.nodes.parent[id] as number) around.add(id);
    }
    this.around = around;
  }

  upTo(item: number): Counters {
    const { page, counters } = this;
    const { nodes } = page;
    for (; this.next <= item; this.next++) {
      const id = this.next;
      if (nodes.hidden[id] !== 0 || !this.mayCount(id)) continue;
      const parent = nodes.parent[id] as number;
      const parentEnd = parent < 0 ? nodes.size : (nodes.end[parent] as number);
      counters.visit(listChanges(page, id), { id, parent, parentEnd });
      if (this.befores.get(id))
        counters.visit(page.styleAt(id, '::before'), { id, parent: id, parentEnd: nodes.end[id] as number });
    }
    return counters;
  }

  private mayCount(id: number): boolean {
    return this.around.has(id) || (this.page.isElement(id) && COUNTING.has(this.page.nameOf(id)));
  }
}

/**
 * Returns an element's changes to counters, including `list-item`, the counter by which browsers number list items.
 */
function listChanges(page: LiveNodes, id: number) {
  const { counterReset, counterSet, counterIncrement } = page.styleAt(id);
  const name = page.nameOf(id);
  const { start, reversed, value } = page.nodes.attributes[id] ?? {};
  if (LISTS.has(name)) {
    const first = reversed === undefined ? Number(start ?? 1) - 1 : Number(start ?? itemsOf(page.nodes, id, page)) + 1;
    return { counterReset: `${plain(counterReset)} list-item ${first || 0}`, counterSet, counterIncrement };
  }
  if (name !== 'li') return { counterReset, counterSet, counterIncrement };
  const step = page.nodes.attributes[page.nodes.parent[id] as number]?.reversed === undefined ? 1 : -1;
  const own = /^-?\d+$/.test(value ?? '') ? `${plain(counterSet)} list-item ${value}` : counterSet;
  return { counterReset, counterSet: own, counterIncrement: `${plain(counterIncrement)} list-item ${step}` };
}

const plain = (changes: string) => (changes === 'none' ? '' : changes.replace(/\blist-item(?:\s+-?\d+)?/g, ''));

function itemsOf(nodes: NodeTable, list: number, page: LiveNodes): number {
  let items = 0;
  for (let id = list + 1; id < (nodes.end[list] as number); id = nodes.end[id] as number)
    if (page.nameOf(id) === 'li') items++;
  return items;
}
