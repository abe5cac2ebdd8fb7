/** The columns of the matrix: the features of the shipped model (`train/feature-meanings.ts` explains them). */
import type { ClassGroup } from '../../../page/blocks/attribute-names.ts';
import type { TagGroup } from '../../../page/blocks/elements.ts';
import { names } from '../../../shared/lists.ts';
import { PAGE_KINDS } from '../../types.ts';

const BLOCK = /* @__PURE__ */ (() => [
  // the block's own text
  ...names('t_words t_links t_in_link t_sentences t_ending t_capitals t_bold t_italic t_dividers t_same'),
  // comparison with the title and description that the page declares
  ...names('m_title m_description m_from_title m_from_title_words m_title_levels'),
  // the box (block-level element) that contains the block
  ...names('d_tag d_heading d_depth d_children s_names l_size l_weight l_hidden'),
  // the block's position in the page
  ...names('p_share p_index p_rest p_words_before'),
  ...names('p_good_before p_good_before_log p_good_after_log p_blocks_until_good'),
  // where the text is concentrated
  ...names('k_top k_sentences k_30 k_50 k_80 k_levels_top k_levels_50 k_levels_80 k_depth_50'),
  ...names('k_best_score k_parent_score k_lenient k_strict'),
  // how often similar boxes occur on the page
  ...names('r_path r_path_words r_path_links r_path_good r_box r_own'),
  ...names('r_siblings r_item_words r_item_dates r_item_good r_item_mean'),
  // the blocks before and after this block
  ...names('w3_words w3_links w8_links w20_after w20_words w20_links n_links n_ending'),
  // the last heading before the block
  ...names('h_blocks h_words h_level h_length h_title h_box'),
])();

/** Tags that have a feature: the number of levels from the block up to the nearest element with the tag. */
export const TAG_FEATURES: readonly TagGroup[] = /* @__PURE__ */ names(
  'article main nav header footer form table list figure dialog li a',
);

/** Groups of class names that have a feature: the levels from the block up to the nearest element of the group. */
export const CLASS_FEATURES: readonly ClassGroup[] = /* @__PURE__ */ names(
  'navigation footer comment dialog article main media notice',
);

/** Boxes around a block: c1 to c4, each larger than the one before, and cb, the smallest with at least 150 words. */
export const CONTAINERS = ['c1', 'c2', 'c3', 'c4', 'cb'] as const;

/** The features of each box in `CONTAINERS`; −1 if the page has no such box. */
export const CONTAINER_FEATURES = ['words', 'links', 'blocks', 'good', 'prose', 'mean', 'stop', 'dates'] as const;

const PAGE = /* @__PURE__ */ (() => [
  // amounts of text
  ...names('pg_blocks pg_words pg_good pg_paragraphs pg_links pg_good_share pg_articles'),
  // what the page declares
  ...names('pg_ld_article pg_ld_product pg_ld_list pg_ld_faq pg_ld_forum pg_og_article pg_og_product'),
  ...names('pg_date pg_author pg_ld_body'),
  // the page's address
  ...names('pg_path pg_slug pg_url_date pg_home pg_url_forum pg_url_docs pg_url_product pg_url_blog pg_url_list'),
  // counts of parts, such as images and headings; lengths of paragraphs; shares of the words, such as hidden words
  ...names('pg_images pg_inputs pg_prices pg_p pg_headings pg_dates pg_good_median pg_good_most'),
  ...names('pg_top_share pg_80_share pg_80_links pg_title_place pg_hidden pg_code pg_thread pg_thread_items'),
  ...names('pg_cards pg_comments pg_questions pg_buttons pg_list_items pg_stop'),
])();

export type BlockFeature = (typeof BLOCK)[number];
export type PageFeature = (typeof PAGE)[number];
export type ContainerFeature = (typeof CONTAINER_FEATURES)[number];
export const PAGE_FEATURES: readonly PageFeature[] = PAGE;

/** Probabilities of the page kinds, in the order of `PAGE_KINDS`. */
export const KIND_FEATURES: readonly string[] = /* @__PURE__ */ PAGE_KINDS.map((kind) => `ty_${kind}`);

/** Names of all features, in the order of the columns. */
export const FEATURE_NAMES: readonly string[] = /* @__PURE__ */ (() => [
  ...BLOCK,
  ...TAG_FEATURES.map((tag) => `a_${tag}`),
  ...CLASS_FEATURES.map((group) => `g_${group}`),
  ...CONTAINERS.flatMap((box) => CONTAINER_FEATURES.map((what) => `${box}_${what}`)),
  ...PAGE,
  ...KIND_FEATURES,
])();
export const FEATURE_COUNT = /* @__PURE__ */ (() => FEATURE_NAMES.length)();

export const COLUMN = /* @__PURE__ */ Object.fromEntries(FEATURE_NAMES.map((name, index) => [name, index])) as Readonly<
  Record<BlockFeature | PageFeature, number> & Record<string, number>
>;

/** Returns the column of a feature. Throws if the name is not in the table, which is a bug in the caller. */
export function column(name: string): number {
  const index = COLUMN[name];
  if (index === undefined) throw new Error(`there is no feature ${name}`);
  return index;
}

/** Value of a distance feature without a target, such as a heading; also the maximum of distances in levels. */
export const FAR = 20;
