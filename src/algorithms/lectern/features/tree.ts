/** Features `d_` and `l_` (the box of a block and its style), `a_` and `g_` (levels up to certain tags and classes). */
import { CLASS_GROUP_NAMES } from '../../../page/blocks/attribute-names.ts';
import { TAG_GROUPS } from '../../../page/blocks/elements.ts';
import type { ModelView } from '../../../page/blocks/model-view.ts';
import type { FeatureContext } from './context.ts';
import { CLASS_FEATURES, COLUMN, column, FAR, FEATURE_COUNT, TAG_FEATURES } from './table.ts';

const { d_tag, d_heading, d_depth, d_children, l_size, l_weight, l_hidden } = COLUMN;

/** Index of the first of the (contiguous) features that are distances to the nearest element with a tag or class. */
const FIRST_DISTANCE = /* @__PURE__ */ column(`a_${TAG_FEATURES[0]}`);

const TAG_NUMBERS: readonly string[] =
  'p div li td a span h1 h2 h3 h4 h5 h6 dd dt th pre blockquote figcaption label button section article body ul summary caption footer header nav'.split(
    ' ',
  );

export function fillTree(context: FeatureContext): void {
  const { view, x } = context;
  const { blocks, elements, page } = view;
  const { nodes, names, styles } = page.snapshot;
  const tagNumber = Uint8Array.from(names, numberOfTag);
  const usualSize = mostCommonSize(view);
  const sizes = Float64Array.from(styles, ({ fontSize }) => (fontSize > 0 ? fontSize / usualSize : 1));
  const weights = Float64Array.from(styles, ({ fontWeight }) => fontWeight);
  const distances = createDistances(view);
  for (let block = 0; block < blocks.size; block++) {
    const row = block * FEATURE_COUNT;
    const parent = nodes.parent[blocks.first[block] as number] as number;
    const box = blocks.element[block] as number;
    const style = nodes.style[parent] as number;
    measure(distances, parent);
    x.set(distances.values, row + FIRST_DISTANCE);
    x[row + d_tag] = tagNumber[nodes.name[box] as number] as number;
    x[row + d_heading] = view.headingLevel[block] as number;
    x[row + d_depth] = elements.depth[box] as number;
    x[row + d_children] = elements.children[box] as number;
    x[row + l_size] = sizes[style] as number;
    x[row + l_weight] = weights[style] as number;
    x[row + l_hidden] = blocks.hidden[block] as number;
  }
}

function numberOfTag(name: string): number {
  const index = TAG_NUMBERS.indexOf(name);
  return index < 0 ? TAG_NUMBERS.length : index;
}

/** Returns the font size that most running text has (CSS pixels). */
function mostCommonSize({ blocks, good, page }: ModelView): number {
  const { styles, nodes } = page.snapshot;
  const words = new Map<number, number>();
  for (let block = 0; block < blocks.size; block++) {
    if (good[block] === 0) continue;
    const size = styles[nodes.style[blocks.first[block] as number] as number]?.fontSize ?? 0;
    if (size > 0) words.set(size, (words.get(size) ?? 0) + (good[block] as number));
  }
  let best = 16;
  let most = 0;
  for (const [size, count] of words) {
    if (count > most) {
      most = count;
      best = size;
    }
  }
  return best;
}

/** Maximum number of levels between a text and an element whose class name still describes the text. */
const FARTHEST_CLASS = 15;

interface Distances {
  /** Levels up to the nearest ancestor with each tag in `TAG_FEATURES`, then with each class in `CLASS_FEATURES`. */
  values: Float32Array;
  /** The last measured element. Its values are reused, because adjacent blocks often have the same element. */
  from: number;
  parent: readonly number[];
  tags: Marks;
  classes: Marks;
}

function createDistances({ elements, page }: ModelView): Distances {
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
    classes: marksOf(elements.groups, classes),
  };
}

type Marks = ReturnType<typeof marksOf>;

/** `bits`: each element's groups, one bit each. `places`: by bit, the index in `Distances.values`; -1 if no feature. */
function marksOf(bits: Int32Array, places: readonly number[]) {
  /** Bits of the groups whose distance is a feature. */
  const mask = places.reduce((sum, place, bit) => (place < 0 ? sum : sum | (1 << bit)), 0);
  return { bits, mask, places: Int8Array.from(places) };
}

/** Stores the levels from `from` up to the nearest element with each tag or class; `FAR` if none is near enough. */
function measure(distances: Distances, from: number): void {
  if (distances.from === from) return;
  const { values, parent, tags, classes } = distances;
  distances.from = from;
  values.fill(FAR);
  let tagsLeft = tags.mask;
  let classesLeft = classes.mask;
  let element = from;
  for (let distance = 0; element >= 0 && distance < FAR; distance++) {
    tagsLeft = note(values, tags, tagsLeft, element, distance);
    if (distance <= FARTHEST_CLASS) classesLeft = note(values, classes, classesLeft, element, distance);
    element = parent[element] as number;
  }
}

/** Stores `distance` for the element's groups among `left` (bits of groups not found nearer). Returns the rest. */
function note(values: Float32Array, { bits, places }: Marks, left: number, element: number, distance: number): number {
  const met = (bits[element] as number) & left;
  for (let rest = met; rest !== 0; rest &= rest - 1) {
    values[places[31 - Math.clz32(rest & -rest)] as number] = distance;
  }
  return left & ~met;
}
