/** Distances between boxes (block-level elements), counted in levels of nesting. */
import type { Boxes } from '../../../page/blocks/boxes.ts';
import { FAR } from './table.ts';

/**
 * Returns for each box the number of levels up to the nearest box that contains both this box and the target, at most
 * `FAR`.
 */
export function levelsTo({ size, above }: Boxes, target: number): Uint8Array {
  const holds = new Uint8Array(size);
  for (let box = target; box >= 0; box = above[box] as number) holds[box] = 1;
  const levels = new Uint8Array(size);
  for (let box = 1; box < size; box++) {
    if (holds[box] === 1) continue;
    const next = (levels[above[box] as number] as number) + 1;
    levels[box] = next > FAR ? FAR : next;
  }
  return levels;
}
