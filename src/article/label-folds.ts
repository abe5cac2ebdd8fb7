/** Marks text that the page shows only after a click, so that the reader can label it. */
import type { Element, ElementContent, Root } from 'hast';
import type { OpenedFolds } from '../selection/types.ts';
import { contentOf, element, isElement } from './structure/hast.ts';

/**
 * Sets `dataCollapsed` on each element with text that the page shows only after a click. If the text belongs to a tab,
 * also inserts the tab's label above the text.
 */
export function labelFolds(root: Root, { texts: collapsed, labels }: OpenedFolds): Root {
  if (collapsed.size === 0) return root;
  const children = contentOf(root);
  const places: Element[] = [];
  collectPlaces(children, places);
  places.sort((a, b) => placeOf(a) - placeOf(b));
  const texts = [...collapsed].sort((a, b) => a - b);
  const folded = new Map<Element, string>();
  let place = -1;
  for (const text of texts) {
    while (place + 1 < places.length && placeOf(places[place + 1] as Element) <= text) place++;
    const piece = places[place];
    if (!piece) continue;
    const label = labels.get(text);
    folded.set(piece, folded.get(piece) || label || '');
  }
  const marked = rewrite(children, folded);
  return {
    type: 'root',
    children: marked.flatMap((child, index) => [...labelsIn(children[index] as ElementContent, folded), child]),
  };
}

const placeOf = (element: Element) => Number(element.properties.dataNode);

function collectPlaces(children: readonly ElementContent[], places: Element[]): void {
  for (const child of children) {
    if (!isElement(child)) continue;
    if (child.properties.dataNode !== undefined) places.push(child);
    collectPlaces(child.children, places);
  }
}

function rewrite(children: readonly ElementContent[], folded: ReadonlyMap<Element, string>): ElementContent[] {
  return children.map((child): ElementContent => {
    if (!isElement(child)) return child;
    const properties = folded.has(child) ? { ...child.properties, dataCollapsed: '' } : child.properties;
    return { ...child, properties, children: rewrite(child.children, folded) };
  });
}

/** Tab labels are paragraphs, so they are put above the whole top-level element, such as a list. */
function labelsIn(child: ElementContent, folded: ReadonlyMap<Element, string>): Element[] {
  if (!isElement(child)) return [];
  const own = folded.get(child) ?? '';
  return [...(own === '' ? [] : [tabLabel(own)]), ...child.children.flatMap((inner) => labelsIn(inner, folded))];
}

function tabLabel(label: string): Element {
  return element('p', { dataCollapsed: '' }, [element('strong', {}, label)]);
}
