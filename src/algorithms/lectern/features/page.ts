/** Features `pg_`: properties of the whole page, equal for all blocks; the only input of the model for page kinds. */

import type { ClassGroup } from '../../../page/blocks/attribute-names.ts';
import { isNamedAfter } from '../../../page/blocks/elements.ts';
import { type ModelView, sumOf } from '../../../page/blocks/model-view.ts';
import { ADDRESS_KINDS, PRICE } from '../../../vocabulary/model/addresses.ts';
import type { FeatureContext } from './context.ts';
import type { Thread } from './repetition.ts';
import { COLUMN, FEATURE_COUNT, PAGE_FEATURES, type PageFeature } from './table.ts';

const LONGEST_PRICE_WORDS = 8;

export function fillPage(context: FeatureContext, thread: Thread): void {
  const values = pageFeatures(context, thread);
  const first = COLUMN.pg_blocks;
  const { size } = context.view.blocks;
  for (let block = 0; block < size; block++) context.x.set(values, block * FEATURE_COUNT + first);
}

function pageFeatures({ view, declared, clusters, titleBlock }: FeatureContext, thread: Thread): Float32Array {
  const { blocks, boxes, sums, text, good, page, headingLevel } = view;
  const { size } = blocks;
  const words = Math.max(sums.words[size] as number, 1);
  const totalGood = sums.good[size] as number;
  const hasType = (...names: string[]) => (names.some((name) => declared.types.has(name)) ? 1 : 0);
  const countTag = (name: string) => page.index.named(name).length;
  const start80 = boxes.start[clusters.holds80] as number;
  const end80 = boxes.end[clusters.holds80] as number;
  const words80 = sumOf(sums.words, start80, end80);
  const values: Record<PageFeature, number> = {
    pg_blocks: Math.log1p(size),
    pg_words: Math.log1p(words),
    pg_good: Math.log1p(totalGood),
    pg_paragraphs: Math.log1p(sums.paragraphs[size] as number),
    pg_links: (sums.linkWords[size] as number) / words,
    pg_good_share: totalGood / words,
    pg_articles: Math.log1p(countTag('article')),
    pg_ld_article: hasType(
      'article',
      'newsarticle',
      'blogposting',
      'reportagenewsarticle',
      'techarticle',
      'scholarlyarticle',
      'recipe',
    ),
    pg_ld_product: hasType('product', 'offer', 'productgroup'),
    pg_ld_list: hasType('itemlist', 'collectionpage', 'searchresultspage'),
    pg_ld_faq: hasType('faqpage', 'service', 'localbusiness', 'professionalservice'),
    pg_ld_forum: hasType('qapage', 'discussionforumposting', 'question'),
    pg_og_article: hasType('og:article'),
    pg_og_product: hasType('og:product', 'og:og:product', 'og:product.item'),
    pg_date: declared.hasDate ? 1 : 0,
    pg_author: declared.hasAuthor ? 1 : 0,
    pg_ld_body: Math.log1p(declared.bodyWords),
    ...addressFeatures(page.snapshot.url),
    pg_images: Math.log1p(countTag('img')),
    pg_inputs: Math.log1p(countTag('input')),
    pg_prices: Math.log1p(countPrices(view)),
    pg_p: Math.log1p(countTag('p')),
    pg_headings: Math.log1p(countPositive(headingLevel)),
    pg_dates: Math.log1p(sums.dates[size] as number),
    ...goodSpread(good),
    pg_top_share: share(view, clusters.top),
    pg_80_share: words80 / words,
    pg_80_links: words80 > 0 ? sumOf(sums.linkWords, start80, end80) / words80 : 0,
    pg_title_place: titleBlock < 0 ? -1 : titleBlock / Math.max(size, 1),
    pg_hidden: hiddenWords(view) / words,
    pg_code: Math.log1p(countTag('pre')),
    pg_thread: thread.share,
    pg_thread_items: Math.log1p(thread.items),
    pg_cards: Math.log1p(countGroup(view, 'card')),
    pg_comments: Math.log1p(countGroup(view, 'comment')),
    pg_questions: Math.log1p(countPositive(text.questions)),
    pg_buttons: Math.log1p(countTag('button')),
    pg_list_items: Math.log1p(countTag('li')),
    pg_stop: (sums.stopWords[size] as number) / words,
  };
  return Float32Array.from(PAGE_FEATURES, (name) => values[name]);
}

function share({ boxes, blocks, sums }: ModelView, box: number): number {
  const total = sums.good[blocks.size] as number;
  return total > 0 ? sumOf(sums.good, boxes.start[box] as number, boxes.end[box] as number) / total : 0;
}

function goodSpread(good: Float32Array) {
  const sorted = good.filter((words) => words > 0).sort();
  return {
    pg_good_median: Math.log1p(sorted[sorted.length >> 1] ?? 0),
    pg_good_most: Math.log1p(sorted[sorted.length - 1] ?? 0),
  };
}

function hiddenWords({ blocks, text }: ModelView): number {
  let words = 0;
  for (let block = 0; block < blocks.size; block++)
    if (blocks.hidden[block] !== 0) words += text.words[block] as number;
  return words;
}

function countPrices(view: ModelView): number {
  const { blocks, text } = view;
  let count = 0;
  for (let block = 0; block < blocks.size; block++) {
    if ((text.words[block] as number) > LONGEST_PRICE_WORDS || text.digitWords[block] === 0) continue;
    if (hasPrice(view, block)) count++;
  }
  return count;
}

function hasPrice({ blocks, page }: ModelView, block: number): boolean {
  const last = blocks.last[block] as number;
  for (let node = blocks.first[block] as number; node <= last; node++) {
    if (blocks.ofText[node] === block && PRICE.test(page.textOf(node))) return true;
  }
  return false;
}

/** Returns the number of elements with class names of a group. */
function countGroup({ elements, page }: ModelView, group: ClassGroup): number {
  const isInGroup = isNamedAfter(elements, group);
  let count = 0;
  for (let node = 0; node < page.nodes.size; node++) if (isInGroup(node)) count++;
  return count;
}

function countPositive(column: Float32Array | Uint8Array): number {
  let count = 0;
  for (let block = 0; block < column.length; block++) if ((column[block] as number) > 0) count++;
  return count;
}

function addressFeatures(address: string) {
  const [, host = '', path = ''] = /^[a-z]+:\/\/([^/?#]*)([^?#]*)/i.exec(address) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  const where = `${host}/${parts.join('/')}/`.toLowerCase();
  const says = (pattern: RegExp) => (pattern.test(where) ? 1 : 0);
  return {
    pg_path: parts.length,
    pg_slug: parts.reduce((most, part) => Math.max(most, part.split(/[-_+]|%20/).length), 0),
    pg_url_date: says(/\/(?:19|20)\d\d[/-]?(?:[01]\d\b|\/)/),
    pg_home: parts.length === 0 ? 1 : 0,
    pg_url_forum: says(ADDRESS_KINDS.forum),
    pg_url_docs: says(ADDRESS_KINDS.docs),
    pg_url_product: says(ADDRESS_KINDS.product),
    pg_url_blog: says(ADDRESS_KINDS.blog),
    pg_url_list: says(ADDRESS_KINDS.list),
  };
}
