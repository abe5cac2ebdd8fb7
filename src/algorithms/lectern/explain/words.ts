/** Turns the features of a block into plain words: reasons for keeping the block, and reasons for leaving it out. */

import { counted, formatWordCount, message } from '../../../platform/wording/message.ts';
import { at } from '../../../shared/column.ts';
import { COLUMN, FEATURE_COUNT, FEATURE_NAMES } from '../features/table.ts';

/** Themes that group the features. Each theme gives at most one reason. */
export type ReasonTheme =
  | 'text'
  | 'links'
  | 'title'
  | 'names'
  | 'style'
  | 'place'
  | 'gathering'
  | 'repetition'
  | 'around'
  | 'heading'
  | 'box'
  | 'page';

const OWN_THEMES: Readonly<Record<string, ReasonTheme>> = {
  t_links: 'links',
  t_in_link: 'links',
  m_from_title: 'place',
  m_from_title_words: 'place',
  m_title_levels: 'place',
  d_heading: 'heading',
  d_tag: 'box',
  d_depth: 'box',
  d_children: 'box',
};

const PREFIX_THEMES: Readonly<Record<string, ReasonTheme>> = {
  t: 'text',
  m: 'title',
  d: 'box',
  s: 'names',
  l: 'style',
  p: 'place',
  k: 'gathering',
  r: 'repetition',
  w3: 'around',
  w8: 'around',
  w20: 'around',
  n: 'around',
  h: 'heading',
  a: 'names',
  g: 'names',
  c1: 'box',
  c2: 'box',
  c3: 'box',
  c4: 'box',
  cb: 'box',
  pg: 'page',
  ty: 'page',
};

/** The theme of each feature, by column. */
export const THEMES: readonly ReasonTheme[] = /* @__PURE__ */ FEATURE_NAMES.map(
  (name) => OWN_THEMES[name] ?? PREFIX_THEMES[name.split('_')[0] ?? ''] ?? 'page',
);

/** A block's row in the feature matrix. */
export interface ReasonRow {
  x: Float32Array;
  block: number;
}

/**
 * Returns '' if the theme gives no reason. `speaksFor` is true for a reason to keep the block, false to leave it out.
 */
export function say(theme: ReasonTheme, row: ReasonRow, speaksFor: boolean): string {
  return SAYINGS[theme](row, speaksFor);
}

const value = ({ x, block }: ReasonRow, column: number | undefined): number =>
  at(x, block * FEATURE_COUNT + (column ?? 0));
const percent = (share: number): string => message('percent', Math.round(share * 100));

/**
 * The reason "long text" for keeping a block needs at least `LONG_TEXT` words; the reason "only … words" for leaving it
 * out needs fewer than `SHORT_TEXT`. A text has few links if the share of linked words is below `FEW_LINKS`.
 */
const LONG_TEXT = 30;
const SHORT_TEXT = 40;
const FEW_LINKS = 0.3;
/** Words of running text in the block and the three on either side that the reason "paragraphs around it" needs. */
const SOME_AROUND = 12;
/** The reason "links and short lines around it" needs fewer words, counted as for `SOME_AROUND`. */
const MUCH_AROUND = 60;
/**
 * Shares of running text in a box's words. The reason "in a part with a lot of text" needs at least `SOME_PROSE`; the
 * reason "in a part with little text" needs less than `MUCH_PROSE`.
 */
const SOME_PROSE = 0.3;
const MUCH_PROSE = 0.7;

const SAYINGS: Readonly<Record<ReasonTheme, (row: ReasonRow, speaksFor: boolean) => string>> = {
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
