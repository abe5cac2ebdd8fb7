/** Finds the piece of an article that shows a node of the page. */
import type { ElementContent, Root } from 'hast';
import { contentOf, isElement } from '../../article/structure/hast.ts';
import type { Page } from '../../page/page.ts';
import type { NodeRange } from '../../selection/notes/types.ts';
import { indexFrom } from '../../shared/ascending.ts';

export interface Outline {
  /** First nodes of the pieces (`dataNode`), ascending. */
  readonly places: readonly number[];
  /** Source elements of objects, which are not text (`dataObject`), ascending. */
  readonly objects: readonly number[];
}

const known = new WeakMap<Root, Outline>();

/** @param tree the whole article; the screen may show only part of a long one */
export function outlineOf(tree: Root): Outline {
  const outline = known.get(tree) ?? readOutline(tree);
  known.set(tree, outline);
  return outline;
}

function readOutline(tree: Root): Outline {
  const places = new Set<number>();
  const objects = new Set<number>();
  const walk = (nodes: readonly ElementContent[]) => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const { dataNode, dataObject } = node.properties;
      if (dataNode !== undefined) places.add(Number(dataNode));
      if (dataObject !== undefined) objects.add(Number(dataObject));
      walk(node.children);
    }
  };
  walk(contentOf(tree));
  const ascending = (ids: ReadonlySet<number>) => [...ids].sort((a, b) => a - b);
  return { places: ascending(places), objects: ascending(objects) };
}

/** Returns the object that contains a node; null for none. */
export function objectOf(page: Page, { objects }: Outline, node: number): number | null {
  const object = objects[indexFrom(objects, node + 1) - 1];
  return object !== undefined && node < page.endOf(object) ? object : null;
}

/**
 * Returns the place of the piece that shows a text node: the last place up to the node, within the same note if the
 * node is in one. A note may interrupt a sentence of the page, and is shown elsewhere. null for none.
 */
export function placeOf({ places }: Outline, notes: readonly NodeRange[], node: number): number | null {
  const noteAt = (id: number) => notes.find(({ start, end }) => id >= start && id < end);
  const note = noteAt(node);
  for (let index = indexFrom(places, node + 1) - 1; index >= 0; index--) {
    const place = places[index] as number;
    if (noteAt(place) === note) return place;
  }
  return null;
}
