import type { Element, Root } from 'hast';
import { formatDate } from '../date.ts';
import type { Article } from '../types.ts';

/**
 * The whole article as one tree, headline and byline included: what the reader shows between its bars, and so what
 * every way out gives.
 */
export function printableTree({ metadata, tree }: Article): Root {
  const { headline, byline, published, language } = metadata;
  const credits = [byline, formatDate(published, language)].filter((part) => part !== '').join(' · ');
  const head: Element[] = [];
  if (headline !== '') head.push(textElement('h1', headline));
  if (credits !== '') head.push(textElement('p', credits));
  return { type: 'root', children: [...head, ...withoutPlaces(tree.children)] };
}

function textElement(tagName: string, value: string): Element {
  return { type: 'element', tagName, properties: {}, children: [{ type: 'text', value }] };
}

/** Places in the snapshot and ids for jumps mean nothing outside the reader. */
function withoutPlaces<T extends Root['children'][number]>(children: readonly T[]): T[] {
  return children.map((child) => {
    if (child.type !== 'element') return child;
    const { dataNode: _place, id: _anchor, ...properties } = child.properties;
    return { ...child, properties, children: withoutPlaces(child.children) };
  });
}
