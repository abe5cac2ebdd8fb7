/**
 * Estimates how good a selection of blocks is. A model estimates it from features of all kept blocks together. All
 * training pages of this model have a text, so rules check whether the kept blocks are a text to read, and not a table
 * of numbers, random words, an error page or a sign-in form.
 */

import type { ModelView } from '../../../page/blocks/model-view.ts';
import { phraseTable, purposesAmong } from '../../../page/blocks/phrases.ts';
import { wordsOf } from '../../../page/blocks/scan-text.ts';
import type { HashTable } from '../../../page/blocks/word-hash.ts';
import { at } from '../../../shared/column.ts';
import { names } from '../../../shared/lists.ts';
import { MISSING_PAGE } from '../../../vocabulary/model/phrases.ts';
import type { FeatureContext } from '../features/context.ts';
import { COLUMN, KIND_FEATURES, PAGE_FEATURES } from '../features/table.ts';
import type { ModelScores } from '../model/apply.ts';
import { sumOfTrees } from '../model/forest.ts';
import type { Model } from '../model/packed.ts';
import type { BlockChoice } from './choose-blocks.ts';

const OWN = /* @__PURE__ */ (() => [
  ...names('q_expected q_words q_kept q_precision q_recall q_runs q_density q_prose q_prose_kept q_hidden'),
  ...names('q_certainty q_undecided q_first q_last'),
])();

export const SELECTION_FEATURES: readonly string[] = [...OWN, ...PAGE_FEATURES, ...KIND_FEATURES];

export const SELECTION_COLUMN: Readonly<Record<string, number>> = /* @__PURE__ */ Object.fromEntries(
  SELECTION_FEATURES.map((name, index) => [name, index]),
);

/** Returns the features of the kept blocks, in the order of {@link SELECTION_FEATURES}. */
function selectionFeatures(
  { view, x }: FeatureContext,
  { body, kinds }: ModelScores,
  choice: BlockChoice,
): Float32Array {
  const { text, blocks, isParagraph } = view;
  let all = 0;
  let expectedWords = 0;
  let kept = 0;
  let expectedKept = 0;
  let certain = 0;
  let undecided = 0;
  let prose = 0;
  let proseKept = 0;
  let hidden = 0;
  let runs = 0;
  let count = 0;
  let first = -1;
  let last = -1;
  for (let block = 0; block < blocks.size; block++) {
    const words = at(text.words, block);
    const probability = at(body, block);
    const isKept = at(choice.kept, block) === 1;
    all += words;
    expectedWords += words * probability;
    certain += words * Math.abs(probability - 0.5) * 2;
    if (Math.abs(probability - choice.threshold) < 0.15) undecided += words;
    if (at(isParagraph, block) === 1) prose += words;
    if (!isKept) continue;
    kept += words;
    expectedKept += words * probability;
    if (at(isParagraph, block) === 1) proseKept += words;
    if (at(blocks.hidden, block) !== 0) hidden += words;
    if (last !== block - 1 || first < 0) runs++;
    if (first < 0) first = block;
    last = block;
    count++;
  }
  const size = Math.max(blocks.size, 1);
  const own: Record<(typeof OWN)[number], number> = {
    q_expected: choice.expected,
    q_words: Math.log1p(kept),
    q_kept: kept / Math.max(all, 1),
    q_precision: expectedKept / Math.max(kept, 1e-6),
    q_recall: expectedKept / Math.max(expectedWords, 1e-6),
    q_runs: Math.log1p(runs),
    q_density: first < 0 ? 0 : count / (last - first + 1),
    q_prose: proseKept / Math.max(kept, 1),
    q_prose_kept: proseKept / Math.max(prose, 1),
    q_hidden: hidden / Math.max(kept, 1),
    q_certainty: certain / Math.max(all, 1),
    q_undecided: undecided / Math.max(kept, 1),
    q_first: first < 0 ? 0 : first / size,
    q_last: last < 0 ? 0 : last / size,
  };
  const firstPage = COLUMN.pg_blocks;
  const page = blocks.size > 0 ? x.subarray(firstPage, firstPage + PAGE_FEATURES.length) : [];
  const row = new Float32Array(SELECTION_FEATURES.length);
  row.set(OWN.map((name) => own[name]));
  row.set(page, OWN.length);
  row.set(kinds, OWN.length + PAGE_FEATURES.length);
  return row;
}

/** Share of numbers among the kept words above which the blocks are a table of data, not a text. */
const NUMBERS = 0.6;
/**
 * Properties of real texts in any language, among the first `MOST_WORDS` words, if there are `WORDS_OF_A_SAMPLE`:
 * maximum share of distinct words, and minimum share of these that occurs only once.
 */
const MOST_DISTINCT = 0.92;
const FEWEST_ONCE = 0.05;
const WORDS_OF_A_SAMPLE = 150;
const MOST_WORDS = 1000;
/** Number of kept words from which a page that says "not found" is an article instead of an error page. */
const STANDS_FOR_ITSELF = 250;
/** A page with fewer words and a password field is a sign-in form. On longer pages, the field is usually in a menu. */
const WORDS_OF_A_FORM = 200;

/** Headings down to this level (h2) are searched for "not found". Lower ones do not describe the whole page. */
const TOP_LEVEL = 2;

/** Returns whether the kept blocks are a text, not a data table, random words, an error page or a sign-in form. */
function isPlausible(context: FeatureContext, kept: Uint8Array): boolean {
  const { view } = context;
  const words = sumKept(view.text.words, kept);
  if (sumKept(view.text.digitWords, kept) > NUMBERS * words) return false;
  if (words < STANDS_FOR_ITSELF && saysMissing(context)) return false;
  if (at(view.sums.words, view.blocks.size) < WORDS_OF_A_FORM && asksToSignIn(view)) return false;
  return hasWordsOfText(view, kept);
}

function sumKept(column: Readonly<Record<number, number>>, kept: Uint8Array): number {
  return kept.reduce((sum, isKept, block) => sum + (isKept ? (column[block] ?? 0) : 0), 0);
}

/** Returns whether the first thousand kept words repeat as in a real text; true if there are too few to decide. */
function hasWordsOfText({ text }: ModelView, kept: Uint8Array): boolean {
  const seen = new Map<number, number>();
  let count = 0;
  for (let block = 0; block < kept.length && count < MOST_WORDS; block++) {
    if (at(kept, block) === 0) continue;
    const end = at(text.wordStart, block + 1);
    for (let word = at(text.wordStart, block); word < end && count < MOST_WORDS; word++, count++)
      seen.set(at(text.wordHashes, word), (seen.get(at(text.wordHashes, word)) ?? 0) + 1);
  }
  const once = [...seen.values()].filter((times) => times === 1).length;
  return count < WORDS_OF_A_SAMPLE || (seen.size <= MOST_DISTINCT * count && once >= FEWEST_ONCE * seen.size);
}

function asksToSignIn({ page }: ModelView): boolean {
  const fields = page.index.named('input');
  return fields.some((field) => page.isVisible(field) && page.attributesOf(field).type?.toLowerCase() === 'password');
}

let missing: HashTable | null = null;

/** Returns whether the page's title, or a visible heading of level 1 or 2, states that the page does not exist. */
function saysMissing({ view: { text, blocks, headingLevel }, declared }: FeatureContext): boolean {
  missing ??= phraseTable(Object.values(MISSING_PAGE).join('|'));
  const table = missing;
  const says = (words: Int32Array, start: number, end: number) => purposesAmong(table, words, start, end) !== 0;
  if (declared.titles.map(wordsOf).some((words) => says(words, 0, words.length))) return true;
  return headingLevel.some((level, block) => {
    const isTop = level > 0 && level <= TOP_LEVEL && at(blocks.hidden, block) === 0;
    return isTop && says(text.wordHashes, at(text.wordStart, block), at(text.wordStart, block + 1));
  });
}

/** Below this number of words the expected F1 is reduced, because all training pages have a long text. */
const WORDS_OF_A_TEXT = 40;
/** Maximum expected F1 if the kept blocks do not look like a text at all. */
const IMPLAUSIBLE = 0.2;

/** Returns a selection's expected F1, 0 … 1; calibrated on pages that the model had not seen (docs/model-card.md). */
export function expectedQuality(
  context: FeatureContext,
  scores: ModelScores,
  choice: BlockChoice,
  { quality }: Model,
): number {
  if (!choice.kept.includes(1)) return 0;
  const features = selectionFeatures(context, scores, choice);
  const words = Math.expm1(features[SELECTION_COLUMN.q_words as number] as number);
  const expected = asMeasured(sumOfTrees(quality, features, 0)) * Math.min(words / WORDS_OF_A_TEXT, 1);
  return Math.min(Math.max(expected, 0), isPlausible(context, choice.kept) ? 1 : IMPLAUSIBLE);
}

/**
 * Pairs of the F1 that the model expects and the F1 to report, which is sometimes higher, because rules that were added
 * after the training improve the result. Chosen on WCXB (held-out models) and a set of pages from 2012.
 */
const MEASURED = [
  [0, 0],
  [0.6, 0.6],
  [0.72, 0.74],
  [0.86, 0.88],
  [0.95, 0.95],
] as const;

/** Interpolates between two pairs. Returns values beyond the last pair unchanged. */
function asMeasured(expected: number): number {
  const above = MEASURED.findIndex(([from]) => expected < from);
  const [low, high] = [MEASURED[above - 1], MEASURED[above]];
  if (!low || !high) return expected;
  return low[1] + ((high[1] - low[1]) * (expected - low[0])) / (high[0] - low[0]);
}
