import { attributeOf } from '../../dom/unclobbered.ts';
import { isCountingStyle } from '../../shared/counter-style.ts';
import type { ListMarker, NodeTable } from '../types.ts';
import { Counters, countsIn, hasContent, textOfContent } from './counters.ts';
import type { LiveNodes } from './live-nodes.ts';

/** What a style sheet sets before the items of a list; the same for all of a class. */
interface Sign {
  style: string;
  /** `::marker`. */
  marker: string;
  /** `::before`. */
  before: string;
}

/** Elements that reset or move on counters, beside the ancestors of what shows them. */
const COUNTING = new Set('ol ul menu li dl dt dd h1 h2 h3 h4 h5 h6 section article div'.split(' '));
const LISTS: ReadonlySet<string> = new Set(['ol', 'ul', 'menu']);

/** The markers of list items that differ from those of their element: numbers for `ol`, signs that say nothing for others. */
export function readListMarkers(page: LiveNodes): ListMarker[] {
  const signs = new Map<number, Sign>();
  const known = new Map<string, Sign>();
  const { nodes } = page;
  for (const id of page.named('li')) {
    if (nodes.hidden[id] !== 0) continue;
    const key = `${nodes.parent[id]} ${nodes.attributes[id]?.class ?? ''}`;
    let sign = known.get(key);
    if (!sign) {
      sign = signOf(page, id);
      known.set(key, sign);
    }
    // What it shows of attributes is the item's own.
    if (isOfNote(page, id, sign)) signs.set(id, sign.before === '' ? sign : { ...sign, before: beforeOf(page, id) });
  }
  const counters = [...signs.values()].some(({ marker, before }) => countsIn(marker + before))
    ? new CountedPage(page, signs)
    : null;
  return [...signs].map(([node, { style, marker, before }]) => {
    const attribute = (name: string) => attributeOf(page.elementAt(node), name) ?? '';
    const now = counters?.upTo(node) ?? new Counters();
    const text = hasContent(marker)
      ? textOfContent(marker, now, attribute)
      : /^["']/.test(style)
        ? style.slice(1, -1)
        : '';
    return { node, style: hasContent(marker) ? 'none' : style, text: text + textOfContent(before, now, attribute) };
  });
}

function signOf(page: LiveNodes, item: number): Sign {
  const { listStyleType, display } = page.styleAt(item);
  // A box that is no list item has no marker.
  const style = display === 'list-item' ? listStyleType : 'none';
  const marker = style === 'none' ? '' : page.styleAt(item, '::marker').content;
  return { style, marker, before: beforeOf(page, item) };
}

function beforeOf(page: LiveNodes, item: number): string {
  const { content, display } = page.styleAt(item, '::before');
  return display === 'none' || !hasContent(content) ? '' : content;
}

/** Whether a marker says anything that the element by itself does not. */
function isOfNote({ nodes, nameOf }: LiveNodes, item: number, { style, marker, before }: Sign): boolean {
  if (before !== '' || hasContent(marker)) return true;
  const isNumbered = nameOf(nodes.parent[item] as number) === 'ol';
  if (/^["']/.test(style)) return true;
  return isNumbered ? style !== 'decimal' : isCountingStyle(style);
}

/** A page of which the counters are asked for at some items, in document order. */
class CountedPage {
  private readonly counters = new Counters();
  private readonly around: ReadonlySet<number>;
  private next = 0;

  constructor(
    private readonly page: LiveNodes,
    private readonly signs: ReadonlyMap<number, Sign>,
  ) {
    const around = new Set<number>();
    for (const item of signs.keys()) {
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
      if (this.signs.get(id)?.before)
        counters.visit(page.styleAt(id, '::before'), { id, parent: id, parentEnd: nodes.end[id] as number });
    }
    return counters;
  }

  private mayCount(id: number): boolean {
    return this.around.has(id) || (this.page.isElement(id) && COUNTING.has(this.page.nameOf(id)));
  }
}

/** Lists count their items in a counter of their own, which style sheets may use. */
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
