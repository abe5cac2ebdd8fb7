/** Chooses blocks by their probabilities, and prefers long runs of them (docs/specs/lectern.md, "Selection"). */
import { at } from '../../../shared/column.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';

export interface BlockChoice {
  kept: Uint8Array;
  /** Highest expected F1 (agreement with the article) if only the most probable blocks, however many, are kept. */
  expected: number;
  threshold: number;
}

/** Number of words below which a page is tiny. */
const TINY_PAGE = 200;
/** From this share of linked words, a page with little text counts as a list of links, and nothing is kept. */
const LINKED = 0.3;

/** On a tiny page, where the model often finds nothing, keeps the visible blocks that are not mostly links. */
export function chooseOnTinyPage(words: Float32Array, linkWords: Float32Array, hidden: Uint8Array): Uint8Array {
  let all = 0;
  let linked = 0;
  for (let block = 0; block < words.length; block++) {
    all += at(words, block);
    linked += at(linkWords, block);
  }
  const isTiny = all < TINY_PAGE && linked < LINKED * all;
  return Uint8Array.from(words, (count, block) =>
    isTiny && at(hidden, block) === 0 && at(linkWords, block) * 2 < count ? 1 : 0,
  );
}

/** The threshold for a block's probability is this share of the best expected F1, between `LOWEST` and `HIGHEST`. */
const SHARE_OF_EXPECTED = 0.62;
const LOWEST = 0.25;
const HIGHEST = 0.6;
/**
 * Factors for the threshold, by page kind (below 1: more text is kept). In the data set WCXB, the reference texts of
 * lists and threads contain more text than the probabilities suggest; those of product pages, less. The factors were
 * chosen on WCXB's development pages, with models that were not trained on the page.
 */
const KIND_FACTORS: Readonly<Record<PageKind, number>> = {
  article: 1.1,
  documentation: 0.85,
  service: 0.85,
  forum: 0.55,
  listing: 0.65,
  product: 1.15,
  collection: 0.65,
};
/** Cost of beginning or ending a run of kept blocks (log odds). */
const SWITCH = 0.5;
/** A block's score is multiplied by its words (plus 1) to this power: long blocks depend less on their neighbors. */
const WEIGHT_EXPONENT = 0.3;

/** Chooses blocks by length and probability. `kinds` contains the probabilities of all `PAGE_KINDS`, in their order. */
export function chooseBlocks(words: Float32Array, body: Float32Array, kinds: Float64Array): BlockChoice {
  const expected = bestExpected(words, body);
  const usual = Math.min(Math.max(SHARE_OF_EXPECTED * expected, LOWEST), HIGHEST);
  const threshold = usual * PAGE_KINDS.reduce((sum, kind, index) => sum + KIND_FACTORS[kind] * at(kinds, index), 0);
  return { kept: smooth(words, body, threshold), expected, threshold };
}

/** For fast sorting, a block becomes one number: (1 − probability) · `STEPS`, times `MOST_BLOCKS`, plus its index. */
const STEPS = 1_000_000;
const MOST_BLOCKS = 2 ** 32;

/** Returns the highest expected F1 that can be reached by keeping the k most probable blocks, over all k. */
function bestExpected(words: Float32Array, body: Float32Array): number {
  const size = words.length;
  const order = new Float64Array(size);
  let total = 0;
  for (let block = 0; block < size; block++) {
    const probability = body[block] as number;
    order[block] = Math.round((1 - probability) * STEPS) * MOST_BLOCKS + block;
    total += (words[block] as number) * probability;
  }
  order.sort();
  let taken = 0;
  let right = 0;
  let best = 0;
  for (let place = 0; place < size; place++) {
    const block = (order[place] as number) % MOST_BLOCKS;
    const count = words[block] as number;
    taken += count;
    right += count * (body[block] as number);
    const expected = (2 * right) / (taken + total + 1e-9);
    if (expected > best) best = expected;
  }
  return best;
}

/** Chooses blocks (Viterbi algorithm). Changing between keep and drop has a cost, so runs are rarely interrupted. */
function smooth(words: Float32Array, body: Float32Array, threshold: number): Uint8Array {
  const size = words.length;
  const kept = new Uint8Array(size);
  /** Bit 0 is set if the best path to "drop" came from "keep"; bit 1, if the best path to "keep" came from "drop". */
  const came = new Uint8Array(size);
  const offset = logOdds(threshold);
  let drop = 0;
  let keep = 0;
  for (let block = 0; block < size; block++) {
    const worth = ((words[block] as number) + 1) ** WEIGHT_EXPONENT * (logOdds(body[block] as number) - offset);
    const toDrop = keep - SWITCH > drop;
    const toKeep = drop - SWITCH > keep;
    came[block] = (toDrop ? 1 : 0) | (toKeep ? 2 : 0);
    const nextDrop = toDrop ? keep - SWITCH : drop;
    keep = (toKeep ? drop - SWITCH : keep) + worth;
    drop = nextDrop;
  }
  let isKept = keep > drop;
  for (let block = size - 1; block >= 0; block--) {
    kept[block] = isKept ? 1 : 0;
    isKept = isKept ? ((came[block] as number) & 2) === 0 : ((came[block] as number) & 1) !== 0;
  }
  return kept;
}

function logOdds(probability: number): number {
  const clipped = Math.min(Math.max(probability, 1e-4), 1 - 1e-4);
  return Math.log(clipped / (1 - clipped));
}
