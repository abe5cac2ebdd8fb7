import { getOrMake } from '../../../shared/memoised.ts';
import { ICON_FONT } from '../text-style-reader.ts';
import { NodeKind, type NodeTable } from '../types.ts';
import { countsIn, hasContent } from './counters.ts';
import type { LiveNodes } from './live-nodes.ts';

/** Computed `content` of `::before` and `::after`; '' if it shows nothing. */
export interface Generated {
  before: string;
  after: string;
}

/** Longest generated text in an absolutely positioned or fixed box (characters). A longer text is a tooltip. */
const LONGEST_PLACED = 12;
/** A generated box is off the screen if its `left` or `top` is less than this (CSS pixels). */
const FAR = -500;

/** Returns text that style sheets generate around visible text, by node; not list items' `::before` (their markers). */
export function findGenerated(page: LiveNodes): ReadonlyMap<number, Generated> {
  const { nodes } = page;
  const classes = new ClassNumbers(nodes);
  const known = new Map<number, boolean>();
  const seen = new Uint8Array(nodes.size);
  const found = new Map<number, Generated>();
  for (let text = 0; text < nodes.size; text++) {
    if (!page.isShownText(text)) continue;
    for (let id = nodes.parent[text] as number; id >= 0 && seen[id] === 0; id = nodes.parent[id] as number) {
      seen[id] = 1;
      const key = classes.key(id) * 4 + placeAmong(page, id);
      if (known.get(key) === false) continue;
      // Read for each element, because `content` may show the attributes of the element.
      const generated = generatedAt(page, id);
      const isAny = generated.before !== '' || generated.after !== '';
      known.set(key, isAny);
      if (isAny) found.set(id, generated);
    }
  }
  return found;
}

/**
 * Returns 1 for the first child element of a parent, 2 for the last, 3 for an only child, 0 for all others. Style
 * sheets may treat these children differently, for example generate a comma only between siblings.
 */
function placeAmong({ nodes }: LiveNodes, id: number): number {
  const parent = nodes.parent[id] as number;
  if (parent < 0) return 3;
  let first = parent + 1;
  while (nodes.kind[first] !== NodeKind.element) first++;
  let next = nodes.end[id] as number;
  while (next < (nodes.end[parent] as number) && nodes.kind[next] !== NodeKind.element) next++;
  return Number(first === id) + 2 * Number(next >= (nodes.end[parent] as number));
}

function generatedAt(page: LiveNodes, id: number): Generated {
  const name = page.nameOf(id);
  // a list item's `::before` is read as its marker, in `read-styled.ts`
  return {
    before: name === 'li' ? '' : contentOf(page.styleAt(id, '::before')),
    after: contentOf(page.styleAt(id, '::after')),
  };
}

function contentOf(style: CSSStyleDeclaration): string {
  const { content } = style;
  return hasContent(content) && isShown(style) ? content : '';
}

function isShown(style: CSSStyleDeclaration): boolean {
  const { content, position } = style;
  if (style.display === 'none' || style.visibility !== 'visible') return false;
  if (style.opacity === '0' || style.fontSize === '0px' || ICON_FONT.test(style.fontFamily)) return false;
  if (position !== 'absolute' && position !== 'fixed') return true;
  const isNear = [style.left, style.top].every((length) => !(Number.parseFloat(length) < FAR));
  return isNear && (countsIn(content) || content.length <= LONGEST_PLACED);
}

/**
 * Maximum numbers of tag names and of class attributes per page. With these limits, three classes (of an element, its
 * parent and its grandparent), a tag name and the place among siblings (two bits) fit into the 53 bits of a number.
 */
const MOST_NAMES = 2 ** 10;
const MOST_CLASSES = 2 ** 13;

/** Numbers class attributes. To join those of an element, its parent and grandparent as text would be slow. */
export class ClassNumbers {
  private readonly numbers = new Map<string | undefined, number>([
    [undefined, 0],
    ['', 0],
  ]);

  constructor(private readonly nodes: NodeTable) {}

  /**
   * Returns the same number for elements with the same name, class, and classes of parent and grandparent. Such
   * elements probably have the same style.
   */
  key(id: number): number {
    return this.around(id) * MOST_NAMES + (this.nodes.name[id] as number);
  }

  /** Returns the same number for elements with the same class, and classes of parent and grandparent; 0 without any. */
  around(id: number): number {
    const parent = this.nodes.parent[id] ?? -1;
    const outer = this.nodes.parent[parent] ?? -1;
    return (this.of(id) * MOST_CLASSES + this.of(parent)) * MOST_CLASSES + this.of(outer);
  }

  private of(id: number): number {
    const name = this.nodes.attributes[id]?.class;
    return getOrMake(this.numbers, name, () => this.numbers.size % MOST_CLASSES);
  }
}
