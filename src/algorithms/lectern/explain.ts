/** Explains in plain words why each block (a run of text like a paragraph) was kept or left out. */
import { counted, formatWordCount, message } from '../../platform/wording/message.ts';
import { at } from '../../shared/column.ts';
import { groupNames } from '../../shared/lists.ts';
import type { TraceEntry } from '../types.ts';
import type { FeatureContext } from './features/context.ts';
import { COLUMN, FEATURE_COUNT, FEATURE_NAMES } from './features/table.ts';
import { contributions } from './model/forest.ts';
import type { Model } from './model/packed.ts';
import type { KindReading } from './select/read-by-kind.ts';

const MOST_REASONS = 4;
/** Smallest change of a block's score (log odds) for which the features that caused it are named as a reason. */
const LEAST = 0.05;

/** If the page's layout changes a block's probability by less than this (0–1), the layout is not named as a reason. */
const LEAST_SHIFT = 0.02;

/** Returns a reason per block: the rule that decided, or the groups of features that changed the block's score most. */
export function explainBlocks(
  context: FeatureContext,
  { scores, body, kept: isKept, reasons: ofLists }: KindReading,
  model: Model,
): TraceEntry[] {
  const { blocks } = context.view;
  const moved = new Float64Array(FEATURE_COUNT);
  return Array.from({ length: blocks.size }, (_, block) => {
    const kept = at(isKept, block) === 1;
    const node = at(blocks.first, block);
    const probability = at(body, block);
    const ofList = ofLists.get(block);
    if (ofList) return { step: 'lists', node, kept, reason: message(ofList), probability };
    moved.fill(0);
    contributions(model.body, context.x, block * FEATURE_COUNT, moved);
    const reasons = sayings(context, block, moved, kept);
    const place = sayPlace(at(scores.body, block), probability);
    const why = [...place, ...reasons].join(message('listSeparator'));
    const likely = likelihood(probability);
    const reason = why === '' ? message('reasonLikely', likely) : message('reasonLikelyBecause', likely, why);
    return { step: 'model', node, kept, reason, probability };
  });
}

/** Formats a probability as a percentage from 1 % to 99 %, because no estimate is certain. */
const likelihood = (share: number) => message('percent', Math.min(99, Math.max(1, Math.round(share * 100))));

/** Returns in words how the page's layout changed the probability of a block. */
function sayPlace(before: number, after: number): string[] {
  if (Math.abs(after - before) < LEAST_SHIFT) return [];
  if (after === 0) return [message('seenNowhere')];
  return [message(after > before ? 'seenInColumn' : 'seenBesideColumn')];
}

/** Returns reasons, strongest first. Each names a group of features that changed the score towards the decision. */
function sayings({ x }: FeatureContext, block: number, moved: Float64Array, kept: boolean): string[] {
  const themes = new Map<ReasonTheme, number>();
  for (let column = 0; column < FEATURE_COUNT; column++) {
    const theme = at(THEMES, column);
    themes.set(theme, (themes.get(theme) ?? 0) + at(moved, column));
  }
  const sign = kept ? 1 : -1;
  return [...themes]
    .filter(([, sum]) => sum * sign > LEAST)
    .sort(([, a], [, b]) => (b - a) * sign)
    .map(([theme]) => SAYINGS[theme]({ x, block }, kept))
    .filter((words) => words !== '')
    .slice(0, MOST_REASONS);
}

/** Themes (groups of features), by names and prefixes (up to the first "_"). A name counts before a prefix. */
const THEME_OF = /* @__PURE__ */ groupNames({
  text: 't',
  links: 't_links t_in_link',
  title: 'm',
  names: 's a g',
  style: 'l',
  place: 'p m_from_title m_from_title_words m_title_levels',
  gathering: 'k',
  repetition: 'r',
  around: 'w3 w8 w20 n',
  heading: 'h d_heading',
  box: 'd c1 c2 c3 c4 cb',
  page: 'pg ty',
});

export type ReasonTheme = typeof THEME_OF extends ReadonlyMap<string, infer Theme> ? Theme : never;

/** The theme of each feature, by column. */
export const THEMES: readonly ReasonTheme[] = /* @__PURE__ */ FEATURE_NAMES.map(
  (name) => THEME_OF.get(name) ?? THEME_OF.get(name.split('_')[0] ?? '') ?? 'page',
);

/** A block's row in the feature matrix. */
interface ReasonRow {
  x: Float32Array;
  block: number;
}

const value = ({ x, block }: ReasonRow, column: number | undefined): number =>
  at(x, block * FEATURE_COUNT + (column ?? 0));
const percent = (share: number): string => message('percent', Math.round(share * 100));

/**
 * Limits of the reasons "long text" and "only … words" (words), and "few links" (share of linked words). These and the
 * next ranges may overlap, because no block is both kept and left out.
 */
const LONG_TEXT = 30;
const SHORT_TEXT = 40;
const FEW_LINKS = 0.3;
/** Words of running text up to 3 blocks away: at least SOME_ for "paragraphs around it", below MUCH_ for "links …". */
const SOME_AROUND = 12;
const MUCH_AROUND = 60;
/** Share of running text in the box of a block: at least SOME_ for "a lot of text", below MUCH_ for "little text". */
const SOME_PROSE = 0.3;
const MUCH_PROSE = 0.7;

/** For each theme, returns its reason to keep a block (`speaksFor`) or to leave it out; '' if it has none. */
export const SAYINGS: Readonly<Record<ReasonTheme, (row: ReasonRow, speaksFor: boolean) => string>> = {
  text(row, speaksFor) {
    const words = Math.round(Math.expm1(value(row, COLUMN.t_words)));
    const sentences = Math.expm1(value(row, COLUMN.t_sentences)) >= 1;
    if (speaksFor)
      return words >= LONG_TEXT
        ? message('seenLongText')
        : sentences
          ? message('seenSentences')
          : formatWordCount(words);
    if (!sentences) return message('seenNoSentence', formatWordCount(words));
    return words < SHORT_TEXT ? message('seenOnly', formatWordCount(words)) : '';
  },
  links(row, speaksFor) {
    const links = value(row, COLUMN.t_links);
    if (speaksFor) return links < 0.02 ? message('seenNoLinks') : links < FEW_LINKS ? message('seenFewLinks') : '';
    if (links < 0.02) return '';
    return links > 0.9 ? message('seenAllLink') : message('seenLinkShare', percent(links));
  },
  title(row, speaksFor) {
    if (value(row, COLUMN.m_title) >= 0.4) return message('seenTitle');
    return speaksFor && value(row, COLUMN.m_description) > 0.3 ? message('seenDescription') : '';
  },
  names: (_row, speaksFor) => (speaksFor ? message('seenNamedArticle') : message('seenNamedMenu')),
  style(row, speaksFor) {
    if (value(row, COLUMN.l_hidden) > 0) return message('seenHidden');
    const size = value(row, COLUMN.l_size);
    if (size > 1.05) return message('seenLarger');
    return size < 0.95 ? message('seenSmaller') : speaksFor ? message('seenAsText') : '';
  },
  place(row, speaksFor) {
    if (value(row, COLUMN.p_good_before) < 0.02) return speaksFor ? message('seenBegin') : message('seenBefore');
    if (value(row, COLUMN.p_good_before) > 0.97) return speaksFor ? message('seenEnd') : message('seenAfter');
    return speaksFor ? message('seenAmid') : message('seenFar');
  },
  gathering(row, speaksFor) {
    const isInside = value(row, COLUMN.k_50) === 1;
    if (speaksFor) return isInside ? message('seenMostText') : '';
    return isInside ? '' : message('seenOutside');
  },
  repetition(row, speaksFor) {
    const alike = Math.round(Math.exp(value(row, COLUMN.r_path))) - 1;
    const siblings = Math.round(Math.exp(value(row, COLUMN.r_siblings)));
    if (alike > 0) return counted('seenAlike', alike);
    return siblings > 2 && !speaksFor ? counted('seenBoxes', siblings) : '';
  },
  around(row, speaksFor) {
    const words = Math.expm1(value(row, COLUMN.w3_words));
    if (speaksFor) return words >= SOME_AROUND ? message('seenParagraphsAround') : '';
    return words < MUCH_AROUND ? message('seenLinksAround') : '';
  },
  heading(row, speaksFor) {
    if (value(row, COLUMN.d_heading) > 0) return message('seenHeading');
    return speaksFor ? message('seenUnderHeading') : message('seenUnderOther');
  },
  box(row, speaksFor) {
    const prose = value(row, COLUMN.c1_prose);
    if (speaksFor) return prose >= SOME_PROSE ? message('seenTextBox') : '';
    if (value(row, COLUMN.c1_links) > 0.5) return message('seenLinkList');
    return prose < MUCH_PROSE ? message('seenLittleText') : '';
  },
  page: () => '',
};
