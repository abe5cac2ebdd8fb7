/** Features `a_`, `g_`, `d_` and `l_`: the boxes around a block, their tags, class names and style. */
import type { ModelView } from '../../../page/blocks/model-view.ts';
import type { FeatureContext } from './context.ts';
import { createDistances, measure } from './distances.ts';
import { COLUMN, column, FEATURE_COUNT, TAG_FEATURES } from './table.ts';

const { d_tag, d_heading, d_depth, d_children, l_size, l_weight, l_hidden } = COLUMN;

/** First column of the distances to tags and classes. The columns of all distances are contiguous. */
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
