/**
 * The features of a block: names, units, meaning. The one list: training, the model file and the explanations go by it, and
 * what the shipped model does not ask for is not in it. "log" is ln(1 + x); what is not there is `FAR` away.
 */
import type { ClassGroup } from '../page/class-groups.ts';
import type { TagGroup } from '../page/elements.ts';

const BLOCK = {
  // the block's own text
  t_words: 'log words (characters ÷ 2 in Chinese and Japanese, ÷ 5 in Thai and its like)',
  t_links: 'share of words in links',
  t_in_link: '1 when all of it stands in one link',
  t_sentences: 'log sentence ends',
  t_ending: '1 ends like a sentence, 2 with a colon, 3 with a comma, 0 otherwise',
  t_capitals: 'share of words that begin with a capital',
  t_bold: 'share of characters in bold',
  t_italic: 'share of characters in italics',
  t_dividers: 'log number of | · • and arrows',
  t_same: 'log number of other blocks with the same words',
  // what the page says of itself
  m_title: 'likeness to a title of the page (Jaccard index of words)',
  m_description: 'share of runs of three words that a description has',
  m_from_title: 'log blocks after (negative: before) the headline',
  m_from_title_words: 'log words after (negative: before) the headline',
  m_title_levels: 'levels of boxes up to the one that also holds the headline',
  // its box
  d_tag: 'tag of its box, by number',
  d_heading: 'heading level, 0 for none',
  d_depth: 'depth of its box in the tree',
  d_children: 'elements in its box',
  s_names: 'log odds by the names of the twelve elements around it (dictionary)',
  l_size: 'type size ÷ the size that most running text has',
  l_weight: 'weight of its type',
  l_hidden: 'reason why it is hidden, by number; 0 when it is not',
  // its place in the order of the page
  p_share: 'share of blocks before it',
  p_index: 'log blocks before it',
  p_rest: 'log blocks after it',
  p_words_before: 'share of all words before it',
  p_good_before: 'share of running text before it',
  p_good_before_log: 'log words of running text before it',
  p_good_after_log: 'log words of running text after it',
  p_blocks_until_good: 'log blocks until the next paragraph',
  // where the text is gathered
  k_top: '0 before, 1 in, 2 after the best element by paragraph score',
  k_sentences: 'the same of the element with most sentence ends directly in it',
  k_30: 'the same of the deepest element with 30 % of the running text',
  k_50: 'the same with 50 %',
  k_80: 'the same with 80 %',
  k_levels_top: 'levels of boxes up to the one that also holds the best element',
  k_levels_50: 'the same for 50 %',
  k_levels_80: 'the same for 80 %',
  k_depth_50: 'depth less that of the 50 % element',
  k_best_score: 'highest paragraph score of a box around it ÷ the top score',
  k_parent_score: 'paragraph score of the box around it ÷ the top score',
  k_lenient: 'log blocks outside the best stretch, lenient (negative: before)',
  k_strict: 'log blocks outside the best stretch, strict (negative: before)',
  // repetition
  r_path: 'log blocks with the same signature of three levels',
  r_path_words: 'log mean words of those',
  r_path_links: 'share of words in links of those',
  r_path_good: 'share of the running text that they have',
  r_box: 'log blocks with the same signature of their box',
  r_own: 'log like siblings of its own box',
  r_siblings: 'log like siblings of the most repeated of six boxes around it',
  r_item_words: 'log words of that box',
  r_item_dates: 'share of those siblings that hold a date',
  r_item_good: 'share of the running text in those siblings',
  r_item_mean: 'log mean words of those siblings',
  // the blocks around it
  w3_words: 'log running text of three blocks to either side',
  w3_links: 'share of words in links of those',
  w8_links: 'the same of eight blocks to either side',
  w20_after: 'log running text of the twenty blocks after it',
  w20_words: 'log mean words of twenty blocks to either side',
  w20_links: 'share of words in links of those',
  n_links: 'share of words in links of the next block, −1 at the end',
  n_ending: 'how the next block ends, −1 at the end',
  // the heading before it
  h_blocks: 'log blocks since the last heading',
  h_words: 'log words since the last heading',
  h_level: 'level of the last heading',
  h_length: 'words of the last heading',
  h_title: 'likeness of the last heading to a title of the page',
  h_box: '1 when it stands in the box around the last heading',
} as const;

/** Tags whose distance above the block counts, in elements. */
export const TAG_FEATURES: readonly TagGroup[] = [
  'article',
  'main',
  'nav',
  'header',
  'footer',
  'form',
  'table',
  'list',
  'figure',
  'dialog',
  'li',
  'a',
];

/** Groups of class names whose distance above the block counts, in elements. */
export const CLASS_FEATURES: readonly ClassGroup[] = [
  'navigation',
  'footer',
  'comment',
  'dialog',
  'article',
  'main',
  'media',
  'notice',
];

/** The boxes around a block, each larger than the one before, and the nearest with 150 words. */
export const CONTAINERS = ['c1', 'c2', 'c3', 'c4', 'cb'] as const;

/** What is known of each container; −1 where there is none. */
export const CONTAINER_FEATURES = {
  words: 'log words',
  links: 'share of words in links',
  blocks: 'log blocks',
  good: 'share of the running text of the page',
  prose: 'share of its words that are running text',
  mean: 'words per block',
  stop: 'share of function words of some twenty languages',
  dates: 'share of blocks that are dates',
} as const;

const PAGE = {
  pg_blocks: 'log blocks',
  pg_words: 'log words',
  pg_good: 'log words of running text',
  pg_paragraphs: 'log paragraphs',
  pg_links: 'share of words in links',
  pg_good_share: 'share of words in running text',
  pg_articles: 'log <article> elements',
  pg_ld_article: '1 when JSON-LD says article, recipe or their kin',
  pg_ld_product: '1 when it says product',
  pg_ld_list: '1 when it says list or collection',
  pg_ld_faq: '1 when it says questions, service or business',
  pg_ld_forum: '1 when it says discussion',
  pg_og_article: '1 when Open Graph says article',
  pg_og_product: '1 when it says product',
  pg_date: '1 with a declared date',
  pg_author: '1 with a declared author',
  pg_ld_body: 'log words of articleBody in JSON-LD',
  pg_path: 'parts of the path in the address',
  pg_slug: 'words of the longest part',
  pg_url_date: '1 when the address has a date',
  pg_home: '1 for a site’s first page',
  pg_url_forum: '1 when the address speaks of a forum',
  pg_url_docs: '1 of documentation',
  pg_url_product: '1 of a product',
  pg_url_blog: '1 of a blog or news',
  pg_url_list: '1 of a category or list',
  pg_images: 'log pictures',
  pg_inputs: 'log controls',
  pg_prices: 'log short blocks with a price',
  pg_p: 'log <p> elements',
  pg_headings: 'log headings',
  pg_dates: 'log dates',
  pg_good_median: 'log words of the median paragraph',
  pg_good_most: 'log words of the longest paragraph',
  pg_top_share: 'share of the running text in the best element',
  pg_80_share: 'share of words in the 80 % element',
  pg_80_links: 'share of words in links there',
  pg_title_place: 'share of blocks before the headline, −1 without one',
  pg_hidden: 'share of words that are hidden',
  pg_code: 'log <pre> elements',
  pg_thread: 'share of words in the largest set of like siblings with dates',
  pg_thread_items: 'log siblings of that set',
  pg_cards: 'log elements that are named a card',
  pg_comments: 'log elements that are named comment',
  pg_questions: 'log blocks with a question mark',
  pg_buttons: 'log buttons',
  pg_list_items: 'log list items',
  pg_stop: 'share of function words',
} as const;

export type BlockFeature = keyof typeof BLOCK;
export type PageFeature = keyof typeof PAGE;
export const PAGE_FEATURES = /* @__PURE__ */ Object.keys(PAGE) as readonly PageFeature[];

/** Probabilities of the page kinds, in the order of `PAGE_KINDS`. */
export const KIND_FEATURES: readonly string[] = [
  'ty_article',
  'ty_documentation',
  'ty_service',
  'ty_forum',
  'ty_listing',
  'ty_product',
  'ty_collection',
];

/** Name → unit and meaning, in the order of the columns. */
export const FEATURES: Readonly<Record<string, string>> = /* @__PURE__ */ (() => ({
  ...BLOCK,
  ...Object.fromEntries(TAG_FEATURES.map((tag) => [`a_${tag}`, `elements up to ${tag}`])),
  ...Object.fromEntries(CLASS_FEATURES.map((group) => [`g_${group}`, `elements up to one named ${group}`])),
  ...Object.fromEntries(
    CONTAINERS.flatMap((box) =>
      Object.entries(CONTAINER_FEATURES).map(([what, meaning]) => [`${box}_${what}`, `${meaning}, of box ${box}`]),
    ),
  ),
  ...PAGE,
  ...Object.fromEntries(KIND_FEATURES.map((kind) => [kind, 'probability of this kind of page'])),
}))();

export const FEATURE_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(FEATURES);
export const FEATURE_COUNT = /* @__PURE__ */ (() => FEATURE_NAMES.length)();

/** Columns by name. */
export const COLUMN = /* @__PURE__ */ Object.fromEntries(FEATURE_NAMES.map((name, index) => [name, index])) as Readonly<
  Record<BlockFeature | PageFeature, number> & Record<string, number>
>;

/** Column of a feature; a name that is not in the table is a mistake of ours. */
export function column(name: string): number {
  const index = COLUMN[name];
  if (index === undefined) throw new Error(`there is no feature ${name}`);
  return index;
}

/** Distance to what is not there. */
export const FAR = 20;
