/** Distances up to the nearest ancestors with certain tags or class names; each tag or group of names is a feature. */
import { CLASS_GROUP_NAMES } from '../../../page/blocks/attribute-names.ts';
import { TAG_GROUPS } from '../../../page/blocks/elements.ts';
import type { ModelView } from '../../../page/blocks/model-view.ts';
import { CLASS_FEATURES, FAR, TAG_FEATURES } from './table.ts';

/** Maximum number of levels between a text and an element whose class name still describes the text. */
const FARTHEST_CLASS = 15;

/** Each element's groups of tags or of classes (as bits), and the index in `values` of the distance to each group. */
interface Marks {
  bits: Int32Array;
  /** Bits of the groups whose distance is a feature. */
  mask: number;
  /** Bit number of a group → index in `Distances.values`; -1 for a group that is not a feature. */
  places: Int8Array;
}

export interface Distances {
  /** Levels up to the nearest ancestor with each tag in `TAG_FEATURES`, then with each class in `CLASS_FEATURES`. */
  values: Float32Array;
  /** The last measured element. Its values are reused, because adjacent blocks often have the same element. */
  from: number;
  parent: readonly number[];
  tags: Marks;
  low: Marks;
  high: Marks;
}

export function createDistances({ elements, page }: ModelView): Distances {
  const tags = TAG_GROUPS.map((group) => TAG_FEATURES.indexOf(group));
  const classes = CLASS_GROUP_NAMES.map((group) => {
    const index = CLASS_FEATURES.indexOf(group);
    return index < 0 ? -1 : TAG_FEATURES.length + index;
  });
  return {
    values: new Float32Array(TAG_FEATURES.length + CLASS_FEATURES.length),
    from: -1,
    parent: page.nodes.parent,
    tags: marksOf(elements.tags, tags),
    low: marksOf(elements.groupsLow, classes.slice(0, 32)),
    high: marksOf(elements.groupsHigh, classes.slice(32)),
  };
}

function marksOf(bits: Int32Array, places: readonly number[]): Marks {
  const mask = places.reduce((sum, place, bit) => (place < 0 ? sum : sum | (1 << bit)), 0);
  return { bits, mask, places: Int8Array.from(places) };
}

/** Stores the levels up to the nearest element with each tag or class: 0 for itself, `FAR` for none or too far. */
export function measure(distances: Distances, from: number): void {
  if (distances.from === from) return;
  const { values, parent, tags, low, high } = distances;
  distances.from = from;
  values.fill(FAR);
  let tagsLeft = tags.mask;
  let lowLeft = low.mask;
  let highLeft = high.mask;
  let element = from;
  for (let distance = 0; element >= 0 && distance < FAR; distance++) {
    tagsLeft = note(values, tags, tagsLeft, element, distance);
    if (distance <= FARTHEST_CLASS) {
      lowLeft = note(values, low, lowLeft, element, distance);
      highLeft = note(values, high, highLeft, element, distance);
    }
    element = parent[element] as number;
  }
}

/** Stores `distance` for the element's groups among `left` (bits). Returns the groups that are still missing. */
function note(values: Float32Array, { bits, places }: Marks, left: number, element: number, distance: number): number {
  const met = (bits[element] as number) & left;
  for (let rest = met; rest !== 0; rest &= rest - 1) {
    values[places[31 - Math.clz32(rest & -rest)] as number] = distance;
  }
  return left & ~met;
}
