import type { ElementContent, Root } from 'hast';
import { message } from '../../platform/wording/message.ts';
import type { Change } from '../../selection/types.ts';
import { contentOf, isElement, textOf } from '../structure/hast.ts';
import { CLEAN_STEPS } from './index.ts';
import type { CleanContext } from './types.ts';

/** Lists the text that each clean pass drops, by the places (`dataNode`) whose text is gone. Runs the passes again. */
export function traceCleaning(root: Root, context: CleanContext): readonly Change[] {
  const changes: Change[] = [];
  let tree = contentOf(root);
  for (const { name, drops, places, run } of CLEAN_STEPS) {
    const cleaned = run(tree, context);
    const key = places ?? drops;
    if (key !== undefined && cleaned !== tree) {
      const reason = () => message(key);
      const rest = placesIn(cleaned);
      const gone = [...placesIn(tree)].filter((place) => !rest.has(place));
      for (const node of gone) changes.push({ pass: name, node, isKept: places !== undefined, reason });
    }
    tree = cleaned;
  }
  return changes;
}

function placesIn(children: readonly ElementContent[], places = new Set<number>()): ReadonlySet<number> {
  for (const child of children) {
    if (!isElement(child)) continue;
    const { dataNode } = child.properties;
    if (dataNode !== undefined && textOf(child).trim() !== '') places.add(Number(dataNode));
    placesIn(child.children, places);
  }
  return places;
}
