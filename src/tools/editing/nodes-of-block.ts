import type { KeptText } from '../../engine/types.ts';
import type { Scene } from '../scene.ts';
import { objectOf, outlineOf, placeOf } from './outline.ts';

/**
 * Returns the nodes of the page that elements of the article show: text nodes, and the elements of objects.
 *
 * @param elements of the drawn text, with everything inside them
 * @returns node ids, ascending; empty if the content is from other pages or was written by the reader
 */
export function nodesOfBlocks(elements: readonly Element[], scene: Scene): readonly number[] {
  const { page, article } = scene;
  const places = numbersIn(elements, 'data-node');
  const objects = numbersIn(elements, 'data-object');
  const outline = outlineOf(article.tree);
  const nodes = partsOf(scene).flatMap(({ marks, objects: others, notes }) => {
    const isShownHere = (node: number) => {
      const object = objectOf(page, outline, node);
      if (object !== null) return objects.has(object);
      const place = placeOf(outline, notes, node);
      return place !== null && places.has(place);
    };
    const all = [...marks, ...others].map(({ node }) => node);
    return all.filter(isShownHere);
  });
  return [...new Set(nodes)].sort((a, b) => a - b);
}

/** Whether an element shows something of another page of the same article. */
export function isOfOtherPage(element: Element, { page }: Scene): boolean {
  const ids = [...numbersIn([element], 'data-node'), ...numbersIn([element], 'data-object')];
  return ids.some((id) => id >= page.nodes.size);
}

/** Returns the text, and the comments if they are shown. */
export function partsOf({ shown, areCommentsShown }: Scene): readonly KeptText[] {
  const { kept, comments } = shown;
  return areCommentsShown && comments ? [kept, comments] : [kept];
}

function numbersIn(elements: readonly Element[], name: 'data-node' | 'data-object'): ReadonlySet<number> {
  const all = elements.flatMap((element) => [element, ...element.querySelectorAll(`[${name}]`)]);
  return new Set(all.flatMap((element) => element.getAttribute(name) ?? []).map(Number));
}
