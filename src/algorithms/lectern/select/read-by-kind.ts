/**
 * Chooses the blocks to keep. Reads the page with the page kinds that the model predicts. If the kind is uncertain,
 * also reads it as an article. This second reading wins if it is plausible (docs/specs/lectern.md, "Page kind").
 * Without it, a short article could be taken for a list, and all menus and teasers around the article would be kept.
 */
import { hasComments, isInComments } from '../../../page/areas.ts';
import type { ModelView } from '../../../page/blocks/model-view.ts';
import { hasDatedHeadline, LIKE_TITLE } from '../../../page/blocks/page-blocks.ts';
import type { MessageKey } from '../../../platform/wording/message.ts';
import { at } from '../../../shared/column.ts';
import { PAGE_KINDS, type PageKind, type Population } from '../../types.ts';
import type { FeatureContext } from '../features/context.ts';
import { adjustByLayout } from '../layout/adjust.ts';
import { fillKinds, kindProbability, type ModelScores, scoresOn } from '../model/apply.ts';
import type { Model } from '../model/packed.ts';
import { type BlockChoice, chooseBlocks, chooseOnTinyPage } from './choose-blocks.ts';
import { expectedQuality } from './quality.ts';
import { wholeGrids } from './whole-lists.ts';

/** The result of reading a page under one assumption about its kind. */
export interface KindReading {
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
  const asArticle = readAs(context, model, scoresOn(context, model, AS_ARTICLE), population);
  const isArticle = isBetterAsArticle(context, judged, asArticle);
  const found = { ...judged, kinds: isArticle ? kindsAsArticle(kinds) : kinds };
  if (isArticle && !agree(context, judged, asArticle)) return { ...found, ...asArticle };
  // restores the page kinds in the feature matrix, because the reasons shown for blocks are computed from the matrix
  fillKinds(context, kinds);
  return found;
}

function readAs(context: FeatureContext, model: Model, scores: ModelScores, population: Population): KindReading {
  const { view } = context;
  const { kinds } = scores;
  // the page probably consists of cards (small boxes of a list or shop)
  const hasCards = kindProbability(kinds, 'listing', 'product', 'collection') >= 0.5;
  // positions in the layout are known only for a page as rendered, not for its source
  const body = population === 'rendered' ? adjustByLayout(view, scores.body, hasCards) : scores.body;
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

/** The part of a reading that the choice between two readings needs. */
type Answer = Pick<KindReading, 'kept' | 'quality'>;

/** Probabilities of the page kinds for a page that is certainly an article. */
const AS_ARTICLE: Float64Array = /* @__PURE__ */ (() =>
  Float64Array.from(PAGE_KINDS, (kind) => (kind === 'article' ? 1 : 0)))();

/** With at least this probability of "article", the page is not read again, because that would change nothing. */
const SURE = 0.8;
/** With less than this probability of "article", the page is not read again, because it is surely not an article. */
const IMPOSSIBLE = 0.02;
/**
 * A page is not read a second time if one of these kinds has at least the given probability. The kind "listing" is not
 * included, because a page that the model takes for a list may be an article among many links.
 */
const OTHERS: readonly (readonly [PageKind, number])[] = [
  ['documentation', 0.3],
  ['forum', 0.3],
  ['product', 0.2],
];

/** Returns whether a page of uncertain kind may be an article: a headline similar to its title has a date nearby. */
export function mayBeArticle(context: FeatureContext, kinds: Float64Array): boolean {
  const article = kindProbability(kinds, 'article');
  if (article >= SURE || article < IMPOSSIBLE) return false;
  if (OTHERS.some(([kind, from]) => kindProbability(kinds, kind) >= from)) return false;
  return hasDatedHeadline(context);
}

/** Minimum words, blocks and share of the page's running text that the reading as an article must keep to win. */
const ARTICLE_WORDS = 40;
const ARTICLE_BLOCKS = 2;
const SHARE_OF_PAGE = 0.2;
/** Minimum share of an article's running text in a single box. In a list of articles, each entry has its own box. */
const SHARE_IN_BOX = 0.5;
/** Maximum number of blocks between the headline and the first kept block, if this is above or below the headline. */
const FAR_ABOVE = 3;
const FAR_BELOW = 60;
/**
 * Minimum share of the first reading's words that the reading as an article must keep. With less, it is another text.
 */
const SAME_TEXT = 0.05;
/**
 * Maximum loss of expected F1 at which the reading as an article wins. The model underestimates this reading's F1,
 * because it expects more menus and teasers around an article than there are.
 */
const LOSS = 0.2;

/** Returns whether the kept text begins far above the headline, so that they do not belong together. */
function isAboveHeadline({ titleBlock }: FeatureContext, kept: Uint8Array): boolean {
  return kept.indexOf(1) < titleBlock - FAR_ABOVE;
}

/** Returns whether the reading as an article wins. `asJudged` is the reading under the model's own page kinds. */
export function isBetterAsArticle(context: FeatureContext, asJudged: Answer, asArticle: Answer): boolean {
  const { view, titleBlock } = context;
  if (asArticle.quality < asJudged.quality - LOSS) return false;
  if (isAboveHeadline(context, asArticle.kept) || asArticle.kept.indexOf(1) > titleBlock + FAR_BELOW) return false;
  const text = measure(context, asArticle.kept);
  if (text.blocks < ARTICLE_BLOCKS || text.words < ARTICLE_WORDS) return false;
  if (text.prose < SHARE_OF_PAGE * at(view.sums.good, view.blocks.size)) return false;
  if (text.inOneBox < SHARE_IN_BOX * text.prose) return false;
  return sharesText(context, asJudged, asArticle, SAME_TEXT);
}

/** If the second reading keeps at least this share of the first reading's words, it lacks only some short lines. */
const AGREES = 0.85;

/** Returns whether both readings agree. If so, `asJudged` is used, because it keeps more facts and sources. */
export function agree(context: FeatureContext, asJudged: Answer, asArticle: Answer): boolean {
  return sharesText(context, asJudged, asArticle, AGREES);
}

/** Returns whether the reading as an article keeps at least this share of the first reading's words. */
function sharesText(context: FeatureContext, asJudged: Answer, asArticle: Answer, share: number): boolean {
  const both = asArticle.kept.map((isKept, block) => isKept & at(asJudged.kept, block));
  return measure(context, both).words >= share * measure(context, asJudged.kept).words;
}

/**
 * Counts kept text without headlines and comments. `prose`: words in paragraphs; `inOneBox`: most of them in one box.
 */
function measure({ view, likeness }: FeatureContext, kept: Uint8Array) {
  const { page, text, isParagraph, blocks: all } = view;
  const mayHaveComments = hasComments(page);
  const byBox = new Map<number, number>();
  let [blocks, words, prose, inOneBox] = [0, 0, 0, 0];
  for (let block = 0; block < kept.length; block++) {
    if (at(kept, block) === 0 || at(likeness, block) >= LIKE_TITLE) continue;
    if (mayHaveComments && isInComments(page, at(all.first, block))) continue;
    const count = at(text.words, block);
    blocks++;
    words += count;
    if (at(isParagraph, block) === 0) continue;
    const box = boxAround(view, block);
    const inBox = (byBox.get(box) ?? 0) + count;
    prose += count;
    byBox.set(box, inBox);
    inOneBox = Math.max(inOneBox, inBox);
  }
  return { blocks, words, prose, inOneBox };
}

/** Returns the box around a paragraph's own box, because neighboring paragraphs are usually in the same outer box. */
function boxAround({ boxes }: ModelView, block: number): number {
  const own = at(boxes.ofBlock, block);
  const above = at(boxes.above, own);
  return above < 0 ? own : above;
}

/** If the reading as an article wins, the kind "article" gets at least this probability. */
const LIKELY = 0.7;

/** Raises the probability of "article" to at least `LIKELY`, and lowers the other kinds in proportion. */
export function kindsAsArticle(kinds: Float64Array): Float64Array {
  const before = kindProbability(kinds, 'article');
  const after = Math.max(before, LIKELY);
  return kinds.map((value, index) => (at(AS_ARTICLE, index) === 1 ? after : (value * (1 - after)) / (1 - before)));
}
