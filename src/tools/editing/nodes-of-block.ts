import type { Root } from 'hast';
import { contentOf, elementsIn } from '../../article/structure/hast.ts';
import type { KeptText } from '../../engine/types.ts';
import type { Page } from '../../page/page.ts';
import type { NodeRange } from '../../selection/types.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { weaklyMemoised } from '../../shared/memoised.ts';
import type { Scene } from '../scene.ts';

/** Returns the ids, ascending, of the page's nodes that elements of the article show; none for other pages' content. */
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

export function isOfOtherPage(element: Element, { page }: Scene): boolean {
  const ids = [...numbersIn([element], 'data-node'), ...numbersIn([element], 'data-object')];
  return ids.some((id) => id >= page.nodes.size);
}

/** Returns the parts of the page that the reader shows: the article's text, and the comments if they are shown. */
export function partsOf({ shown, areCommentsShown }: Scene): readonly KeptText[] {
  const { kept, comments } = shown;
  return areCommentsShown && comments ? [kept, comments] : [kept];
}

function numbersIn(elements: readonly Element[], name: 'data-node' | 'data-object'): ReadonlySet<number> {
  const all = elements.flatMap((element) => [element, ...element.querySelectorAll(`[${name}]`)]);
  return new Set(all.flatMap((element) => element.getAttribute(name) ?? []).map(Number));
}

interface Outline {
  /** Id of the first text node of each block (`dataNode` of the drawn element), ascending. */
  readonly places: readonly number[];
  /** Id of each picture, formula or the like (`dataObject` of the drawn element), ascending. */
  readonly objects: readonly number[];
}

/** Returns the ids in the whole article's tree; the reader may have drawn only the first blocks. */
const outlineOf = weaklyMemoised((tree: Root): Outline => {
  const elements = elementsIn(contentOf(tree));
  const idsIn = (name: 'dataNode' | 'dataObject') => {
    const ids = elements.flatMap(({ properties }) => properties[name] ?? []).map(Number);
    return [...new Set(ids)].sort((a, b) => a - b);
  };
  return { places: idsIn('dataNode'), objects: idsIn('dataObject') };
});

/** Returns the element id of the picture, formula or the like that contains a node; null for none. */
function objectOf(page: Page, { objects }: Outline, node: number): number | null {
  const object = objects[indexFrom(objects, node + 1) - 1];
  return object !== undefined && node < page.endOf(object) ? object : null;
}

/**
 * Returns the id (`dataNode`) of the block that shows a text node: the largest block id that is at most `node`; null if
 * there is none. A note may interrupt a sentence on the page, but is a separate block in the article, so a node in a
 * note is only searched for in that note, and any other node only outside of notes.
 */
function placeOf({ places }: Outline, notes: readonly NodeRange[], node: number): number | null {
  const noteAt = (id: number) => notes.find(({ start, end }) => id >= start && id < end);
  const note = noteAt(node);
  for (let index = indexFrom(places, node + 1) - 1; index >= 0; index--) {
    const place = places[index] as number;
    if (noteAt(place) === note) return place;
  }
  return null;
}
