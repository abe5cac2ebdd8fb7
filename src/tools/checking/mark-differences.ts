/**
 * Marks the blocks (paragraphs) of an article that only one of two algorithms keeps, both visibly and for screen
 * readers.
 */

import type { Element, ElementContent, Root, RootContent } from 'hast';
import { element } from '../../article/structure/hast.ts';
import { language, message } from '../../platform/wording/message.ts';
import type { Side } from './differences.ts';

/** Looks up which difference contains a part of the tree, as an index into the list of differences. */
export interface Places {
  /** Returns the difference that contains a block, given by its first text node. */
  ofText(place: number): number | undefined;
  /** Returns the difference that contains a picture, formula or the like, given by its element. */
  ofObject(element: number): number | undefined;
  at(index: number): Side;
}

export type Labels = Readonly<Record<Side, string>>;

/** Elements in which a line of text is not allowed as a child. */
const WITHOUT_LINES: ReadonlySet<string> = new Set('ul ol dl table thead tbody tfoot tr picture'.split(' '));

/**
 * Returns the tree with two attributes on each innermost block of a difference: `dataOnly` (which article has the
 * block) and `dataDiff` (the index of the difference). A line above the first block of each difference names the
 * algorithm that keeps it. Unchanged nodes are not copied.
 */
export function markDifferences({ children, ...root }: Root, places: Places, labels: Labels): Root {
  const marker = new Marker(places, labels);
  return { ...root, children: marker.childrenOf(children as ElementContent[], true) as RootContent[] };
}

class Marker {
  private readonly begun = new Set<number>();

  constructor(
    private readonly places: Places,
    private readonly labels: Labels,
  ) {}

  childrenOf(children: readonly ElementContent[], takesLines: boolean): ElementContent[] {
    return children.flatMap((child) => {
      if (child.type !== 'element') return [child];
      const index = holdsBlock(child) ? undefined : this.indexOf(child);
      if (index !== undefined) return this.marked(child, index, takesLines);
      return [child.children.length === 0 ? child : this.withChildren(child)];
    });
  }

  private withChildren(element: Element): Element {
    const children = this.childrenOf(element.children as ElementContent[], !WITHOUT_LINES.has(element.tagName));
    const own = this.indexOf(element);
    const isSame = children.every((child, index) => child === element.children[index]);
    // In a list item with a nested list, only the item's own words before the list are marked.
    if (own !== undefined && hasOwnText(element)) return { ...element, children: this.withOwnText(children, own) };
    return isSame && children.length === element.children.length ? element : { ...element, children };
  }

  private withOwnText(children: readonly ElementContent[], index: number): ElementContent[] {
    const end = children.findIndex((child) => child.type === 'element' && (isBlock(child) || holdsBlock(child)));
    const words = children.slice(0, end < 0 ? children.length : end);
    return [...this.label(index), element('span', this.propertiesOf(index), words), ...children.slice(words.length)];
  }

  private marked(element: Element, index: number, takesLines: boolean): ElementContent[] {
    const label = this.label(index);
    const properties = { ...element.properties, ...this.propertiesOf(index) };
    if (takesLines || label.length === 0) return [...label, { ...element, properties }];
    if (WITHOUT_LINES.has(element.tagName)) return [{ ...element, properties }];
    return [{ ...element, properties, children: [...label, ...element.children] }];
  }

  private propertiesOf(index: number) {
    return { dataOnly: this.places.at(index), dataDiff: String(index) };
  }

  /** Returns the line that names the algorithm of a difference; empty after the first call for that difference. */
  private label(index: number): Element[] {
    if (this.begun.has(index)) return [];
    this.begun.add(index);
    const text = message('compareMark', this.labels[this.places.at(index)]);
    return [element('div', { className: ['only-in'], lang: language(), dir: 'auto' }, text)];
  }

  private indexOf({ properties }: Element): number | undefined {
    const { dataNode, dataObject } = properties;
    if (dataObject !== undefined) return this.places.ofObject(Number(dataObject));
    return dataNode === undefined ? undefined : this.places.ofText(Number(dataNode));
  }
}

const isBlock = ({ properties }: Element) => properties.dataNode !== undefined || properties.dataObject !== undefined;

function holdsBlock({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (isBlock(child) || holdsBlock(child)));
}

const hasOwnText = ({ children }: Element) =>
  children.some(
    (child) =>
      (child.type === 'text' && child.value.trim() !== '') ||
      (child.type === 'element' && !isBlock(child) && !holdsBlock(child) && child.tagName !== 'br'),
  );
