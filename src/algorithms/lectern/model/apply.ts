/** Runs the three stages of the model on a page: names (tag, class, id) of elements, page kinds, and blocks. */

import type { AttributeName } from '../../../page/blocks/elements.ts';
import { NodeKind } from '../../../page/snapshot/types.ts';
import { at } from '../../../shared/column.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import type { FeatureContext } from '../features/context.ts';
import { COLUMN, column, FEATURE_COUNT, KIND_FEATURES } from '../features/table.ts';
import { addToken, BANDS, bandOf, type Dictionary, LEVELS } from './dictionary.ts';
import { sigmoid, sumOfTrees } from './forest.ts';
import type { Model } from './packed.ts';

export interface ModelScores {
  /** By block: the probability that the block is body text of the article, 0 … 1. */
  body: Float32Array;
  /** Probability of each page kind, in the order of `PAGE_KINDS`; they add up to 1. */
  kinds: Float64Array;
}

export function applyModel(context: FeatureContext, model: Model): ModelScores {
  fillNames(context, model.names);
  return scoresOn(context, model, pageKinds(context, model));
}

const FIRST_KIND = /* @__PURE__ */ (() => column(KIND_FEATURES[0] ?? ''))();

/** Scores the blocks for given probabilities of page kinds. {@link applyModel} must have scored the names before. */
export function scoresOn(context: FeatureContext, model: Model, kinds: Float64Array): ModelScores {
  fillKinds(context, kinds);
  const body = new Float32Array(context.view.blocks.size);
  for (let block = 0; block < body.length; block++)
    body[block] = sigmoid(sumOfTrees(model.body, context.x, block * FEATURE_COUNT));
  return { body, kinds };
}

/** Returns the probability that a page is of one of the kinds `names`. */
export function kindProbability(kinds: Float64Array, ...names: readonly PageKind[]): number {
  return names.reduce((sum, name) => sum + at(kinds, PAGE_KINDS.indexOf(name)), 0);
}

export function fillKinds({ view, x }: FeatureContext, kinds: Float64Array): void {
  const { size } = view.blocks;
  for (let block = 0; block < size; block++) x.set(kinds, block * FEATURE_COUNT + FIRST_KIND);
}

const ARTICLE = /* @__PURE__ */ (() => PAGE_KINDS.indexOf('article'))();
/**
 * Log odds added to the kind "article" on a page that does not declare its kind. Without it, old pages with many links
 * would be taken for lists (docs/specs/lectern.md, "Page kind"). Not in training: the model would compensate for it.
 */
const UNDECLARED = 1;

/** Returns the probabilities of page kinds. Reads only the first row, because all rows have the same page features. */
function pageKinds({ view, x, declared }: FeatureContext, { kinds }: Model): Float64Array {
  if (view.blocks.size === 0) return new Float64Array(kinds.outputs).fill(1 / kinds.outputs);
  const sums = Float64Array.from({ length: kinds.outputs }, (_, kind) => sumOfTrees(kinds, x, 0, kind));
  if (declared.types.size === 0) sums[ARTICLE] = at(sums, ARTICLE) + UNDECLARED;
  const most = Math.max(...sums);
  const powers = sums.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, value) => sum + value, 0);
  return powers.map((value) => value / total);
}

/** Cached weights by dictionary and name (tag, class or id): one for each band (range of levels above a text). */
const weighed = /* @__PURE__ */ new WeakMap<Dictionary, Map<AttributeName | string, Float32Array>>();
const MOST_WEIGHED = 20_000;

function fillNames({ view, x }: FeatureContext, dictionary: Dictionary): void {
  const { page, blocks, elements } = view;
  const { nodes, names } = page.snapshot;
  const column = COLUMN.s_names;
  let weights = weighed.get(dictionary);
  if (!weights || weights.size > MOST_WEIGHED) {
    weights = new Map();
    weighed.set(dictionary, weights);
  }
  const tagWeights = names.map((name) => weightsOf(dictionary, weights, `<${name}`, [`<${name}`]));
  const sums = new Float32Array(nodes.size * BANDS);
  for (let element = 0; element < nodes.size; element++) {
    if (nodes.kind[element] !== NodeKind.element) continue;
    add(sums, element * BANDS, tagWeights[nodes.name[element] as number] as Float32Array);
    for (const name of elements.names[element] ?? []) {
      add(sums, element * BANDS, weightsOf(dictionary, weights, name, name.tokens));
    }
  }
  for (let block = 0; block < blocks.size; block++) {
    let total = dictionary.intercept;
    let element = nodes.parent[blocks.first[block] as number] as number;
    for (let level = 0; level < LEVELS && element >= 0; level++) {
      const row = element * BANDS;
      total += (sums[row + bandOf(level)] as number) + (sums[row + BANDS - 1] as number);
      element = nodes.parent[element] as number;
    }
    x[block * FEATURE_COUNT + column] = total;
  }
}

function weightsOf(
  dictionary: Dictionary,
  known: Map<AttributeName | string, Float32Array>,
  key: AttributeName | string,
  tokens: readonly string[],
): Float32Array {
  let weights = known.get(key);
  if (weights) return weights;
  weights = new Float32Array(BANDS);
  for (const token of tokens) addToken(dictionary, token, weights);
  known.set(key, weights);
  return weights;
}

function add(sums: Float32Array, offset: number, weights: Float32Array): void {
  for (let band = 0; band < BANDS; band++)
    sums[offset + band] = (sums[offset + band] as number) + (weights[band] as number);
}
