/** Makes the lines of the outline: the headings of an article, and other items (such as highlights) among them. */
import type { Element, ElementContent, Root } from 'hast';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import type { OutlineItem } from '../../port.ts';

export interface OutlineLine {
  /** Id that stays the same while the article contains the line. */
  id: string;
  text: string;
  /** Level: 1 to 6 for headings; any other item is one level below the heading that it follows. */
  level: number;
  /** Index among the article's headings, from 0; null for items that are not headings. */
  heading: number | null;
  item: OutlineItem | null;
}

interface Heading {
  text: string;
  level: number;
  /** Id of the heading's text node (`dataNode`); if it has none, that of the heading before. */
  place: number;
}

const known = new WeakMap<Root, readonly Heading[]>();

/** Returns the page's headings in the order of the text, without those that the tools have inserted. */
export function headingsOf(tree: Root): readonly Heading[] {
  const headings = known.get(tree) ?? collect(tree);
  known.set(tree, headings);
  return headings;
}

function collect(tree: Root): Heading[] {
  const headings: Heading[] = [];
  const walk = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (!isElement(node) || isNotText(node)) continue;
      if (!/^h[1-6]$/.test(node.tagName)) {
        walk(node.children);
        continue;
      }
      const place = Number(node.properties.dataNode ?? headings.at(-1)?.place ?? -1);
      headings.push({ text: lineOf(node), level: Number(node.tagName[1]), place });
    }
  };
  walk(tree.children as ElementContent[]);
  return headings;
}

/**
 * Returns whether an element is not a part of the text: the tools have inserted it, or it is the page's own table of
 * contents with its title.
 */
const isNotText = ({ properties }: Element) =>
  properties.dataOurs !== undefined || properties.dataContents !== undefined;

const lineOf = (node: ElementContent) => textOf(node).replace(/\s+/g, ' ').trim();

/**
 * Returns the lines of the outline. A heading without text (a picture, a formula) has no line, but is counted in the
 * indexes of the headings.
 */
export function linesOf(tree: Root, items: readonly OutlineItem[]): OutlineLine[] {
  const headings = headingsOf(tree);
  const lines: OutlineLine[] = [];
  const seen = new Map<number, number>();
  for (const [heading, { text, level, place }] of headings.entries()) {
    const again = seen.get(place) ?? 0;
    seen.set(place, again + 1);
    if (text !== '') lines.push({ id: `${place}.${again}`, text, level, heading, item: null });
  }
  for (const item of items) {
    const at = item.place === null ? lines.length : placeAmong(lines, headings, item.place);
    const level = item.place === null ? 1 : levelBelow(lines, at);
    lines.splice(at, 0, { id: item.id, text: item.text, level, heading: null, item });
  }
  return lines;
}

/** Returns the index of the first line after a place (node id) in the text. */
function placeAmong(lines: readonly OutlineLine[], headings: readonly Heading[], place: number): number {
  const at = lines.findIndex(({ heading, item }) => {
    const own = item ? (item.place ?? Number.POSITIVE_INFINITY) : (headings[heading ?? -1]?.place ?? -1);
    return own > place;
  });
  return at < 0 ? lines.length : at;
}

function levelBelow(lines: readonly OutlineLine[], at: number): number {
  const above = lines.slice(0, at).findLast(({ heading }) => heading !== null);
  return above ? above.level + 1 : 1;
}
