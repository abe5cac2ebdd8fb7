/**
 * Chooses the blocks to keep: under the page kinds that the model predicts and, if the kind is uncertain, also as if
 * the page were an article (docs/specs/lectern.md, "Page kind").
 */
import type { ModelView } from '../../../page/blocks/model-view.ts';
import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../../shared/column.ts';
import { PAGE_KINDS, type PageKind, type Population } from '../../types.ts';
import type { FeatureContext } from '../features/context.ts';
import { adjustByLayout } from '../layout/adjust.ts';
import { fillKinds, type ModelScores, scoresOn } from '../model/apply.ts';
import type { Model } from '../model/decode.ts';
import { sumOfTrees } from '../model/forest.ts';
import {
  AS_ARTICLE,
  agree,
  belowHeadline,
  isAboveHeadline,
  isBetterAsArticle,
  kindsAsArticle,
  mayBeArticle,
} from './as-article.ts';
import { type BlockChoice, chooseBlocks, chooseOnTinyPage } from './choose-blocks.ts';
import { isPlausible } from './plausible.ts';
import { SELECTION_COLUMN, selectionFeatures } from './selection-features.ts';
import { wholeGrids } from './whole-grids.ts';

/** The result of reading a page under one assumption about its kind. */
interface KindReading {
  readonly scores: ModelScores;
  /** By block: the probability that the block is body text, adjusted by the block's position in the layout. */
  readonly body: Float32Array;
  /** By block: 1 if it is kept. */
  readonly kept: Uint8Array;
  /** By block: the reason why a rule kept or left out the block although its probability suggests the opposite. */
  readonly reasons: ReadonlyMap<number, MessageKey>;
  /** Expected F1 of the kept blocks. */
  readonly quality: number;
}

export function readByKind(
  context: FeatureContext,
  model: Model,
  scores: ModelScores,
  population: Population,
): KindReading & { kinds: Float64Array } {
  const { kinds } = scores;
  const judged = readAs(context, model, scores, population);
  if (!mayBeArticle(context, kinds)) return { ...judged, kinds };
  const likely = scoresOn(context, model, AS_ARTICLE);
  let asArticle = readAs(context, model, likely, population);
  if (isAboveHeadline(context, asArticle.kept))
    asArticle = readAs(context, model, { ...likely, body: belowHeadline(context, likely.body) }, population);
  const isArticle = isBetterAsArticle(context, judged, asArticle);
  const found = { ...judged, kinds: isArticle ? kindsAsArticle(kinds) : kinds };
  if (isArticle && !agree(context, judged, asArticle)) return { ...found, ...asArticle };
  // restores the model's page kinds in the feature matrix, because explanations read them there
  fillKinds(context, kinds);
  return found;
}

function readAs(context: FeatureContext, model: Model, scores: ModelScores, population: Population): KindReading {
  const { view } = context;
  const { kinds } = scores;
  // positions in the layout are known only for a page as rendered, not for its source
  const body = population === 'rendered' ? adjustByLayout(view, scores.body, hasCards(kinds)) : scores.body;
  const choice = choose(view, body, kinds);
  const { kept, reasons } = wholeGrids(view, choice.kept, { kinds, body });
  const quality = expectedQuality(context, { kinds, body }, { ...choice, kept }, model);
  return { scores, body, kept, reasons, quality };
}

function choose({ text, blocks }: ModelView, body: Float32Array, kinds: Float64Array): BlockChoice {
  const choice = chooseBlocks(text.words, body, kinds);
  if (choice.kept.includes(1)) return choice;
  return { ...choice, kept: chooseOnTinyPage(text.words, text.linkWords, blocks.hidden) };
}

const CARDS: readonly PageKind[] = ['listing', 'product', 'collection'];

/** Returns whether the page probably consists of cards (small boxes of a list or shop). */
function hasCards(kinds: Float64Array): boolean {
  return CARDS.reduce((sum, kind) => sum + at(kinds, PAGE_KINDS.indexOf(kind)), 0) >= 0.5;
}

/**
 * Number of words below which the expected F1 is reduced: the fewer words, the lower. The model cannot judge pages such
 * as "Loading …" or "404 Not Found", because all its training pages have an article or another long text.
 */
const WORDS_OF_A_TEXT = 40;
/** Maximum expected F1 if the kept blocks do not look like a text at all. */
const IMPLAUSIBLE = 0.2;

/** Expected F1 of a selection, 0 … 1; calibrated on pages that the model had not seen (docs/model-card.md). */
function expectedQuality(
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
 * Pairs of an expected F1 and the mean F1 that was measured on pages with this expected F1. Some measured values are
 * higher, because rules were added after the training. The pairs minimise the calibration error on two data sets: WCXB,
 * the training data (with models that had not seen the page), and a set of pages from 2012.
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
