/** Compares a page's text blocks with its declared data, such as its title, and finds the block with the headline. */

import { at } from '../../shared/column.ts';
import { type JsonLdNode, parseJsonLd, typesOf } from '../json-ld.ts';
import type { Page } from '../page.ts';
import type { MetadataHints } from '../snapshot/types.ts';
import { createModelView, lineOf, type ModelView } from './model-view.ts';
import { wordsOf } from './scan-text.ts';
import { addBits, createHashTable, gramsOf, lookUp } from './word-hash.ts';

const MOST_TITLES = 8;
const LONGEST_TITLE = 40;

/** Returns the similarity of each block to the title most like it (0 … 1, as the Jaccard index); 0 for long blocks. */
export function titleLikeness({ blocks, text }: ModelView, titles: readonly string[]): Float32Array {
  const likeness = new Float32Array(blocks.size);
  const sets = wordSets(titles);
  if (sets.length === 0) return likeness;
  const bits = titlesByWord(sets);
  const shared = new Int32Array(sets.length);
  for (let block = 0; block < blocks.size; block++) {
    const start = text.wordStart[block] as number;
    const end = text.wordStart[block + 1] as number;
    if (end - start > LONGEST_TITLE) continue;
    let any = 0;
    for (let index = start; index < end; index++) {
      const titlesWithIt = lookUp(bits, text.wordHashes[index] as number);
      if (titlesWithIt === 0) continue;
      if (any === 0) shared.fill(0);
      any |= titlesWithIt;
      for (let title = 0; title < sets.length; title++) {
        shared[title] = (shared[title] as number) + ((titlesWithIt >> title) & 1);
      }
    }
    if (any !== 0) likeness[block] = bestJaccard(shared, sets, end - start);
  }
  return likeness;
}

function bestJaccard(shared: Int32Array, sets: readonly ReadonlySet<number>[], words: number): number {
  let best = 0;
  for (const [title, { size }] of sets.entries()) {
    const both = Math.min(shared[title] as number, size);
    best = Math.max(best, both / (words + size - both));
  }
  return best;
}

/** Returns the word set of each distinct title. Leaves out one-word titles (site names), except the first title. */
function wordSets(titles: readonly string[]): ReadonlySet<number>[] {
  const sets: ReadonlySet<number>[] = [];
  for (const title of new Set(titles)) {
    const words = new Set(wordsOf(title));
    if (words.size >= 2 || (words.size === 1 && sets.length === 0)) sets.push(words);
    if (sets.length === MOST_TITLES) break;
  }
  return sets;
}

/** Maps each word to the titles that contain it, as bits. */
function titlesByWord(sets: readonly ReadonlySet<number>[]) {
  const bits = createHashTable(sets.reduce((sum, { size }) => sum + size, 0));
  for (const [title, words] of sets.entries()) for (const word of words) addBits(bits, word, 1 << title);
  return bits;
}

/** Returns the block that shows the headline; -1 for none (docs/specs/lectern.md, "Headline"). */
export function findTitleBlock(view: ModelView, likeness: Float32Array): number {
  const { blocks, headingLevel } = view;
  let best = -1;
  let bestScore = 0;
  let firstTopHeading = -1;
  for (let block = 0; block < blocks.size; block++) {
    const level = headingLevel[block] as number;
    const isHidden = blocks.hidden[block] !== 0;
    if (firstTopHeading < 0 && level === 1 && !isHidden) firstTopHeading = block;
    const like = likeness[block] as number;
    if (like < 0.4) continue;
    const weight = level === 1 ? 1.6 : level === 2 ? 1.2 : level > 0 ? 1 : 0.7;
    const late = block > blocks.size * 0.7 ? 0.7 : 1;
    const score = like * weight * late * (isHidden ? 0.5 : 1);
    if (score > bestScore) {
      bestScore = score;
      best = block;
    }
  }
  return best >= 0 ? insteadOfSiteName(view, likeness, best) : firstTopHeading;
}

/** Minimum likeness (0 … 1) at which a heading and a title count as the same. */
const SAME_AS_TITLE = 0.9;
/** If two headings are like titles and the later one has this many times the words, the earlier is the site's name. */
const TIMES_LONGER = 2;

/**
 * If the block shows the site's name, returns the headline: a later, much longer heading that is like a title. Titles
 * are often "Headline - Name of the site", and blogs show both parts as headings, the name first.
 */
function insteadOfSiteName({ blocks, headingLevel, text }: ModelView, likeness: Float32Array, found: number): number {
  const isSame = (block: number) =>
    at(blocks.hidden, block) === 0 && at(headingLevel, block) > 0 && at(likeness, block) >= SAME_AS_TITLE;
  if (!isSame(found)) return found;
  let best = found;
  for (let block = found + 1; block < blocks.size; block++) {
    if (isSame(block) && at(text.words, block) >= TIMES_LONGER * at(text.words, best)) best = block;
  }
  return best;
}

/** Minimum likeness of a headline to a title of the page, 0 … 1. */
export const LIKE_TITLE = 0.5;

/** Returns whether the page has a visible headline similar to its title, and a line with a date near the headline. */
export function hasDatedHeadline({ view, titleBlock, likeness }: PageBlocks): boolean {
  if (titleBlock < 0 || at(view.blocks.hidden, titleBlock) !== 0 || at(likeness, titleBlock) < LIKE_TITLE) return false;
  return seenBeside(view, titleBlock).some((block) => hasDate(view, block));
}

/** Number of visible blocks above the headline (`ABOVE`) and below it (`BELOW`) that are searched for its date. */
const ABOVE = 4;
const BELOW = 8;

function seenBeside({ blocks }: ModelView, titleBlock: number): number[] {
  const seen = (from: number, step: 1 | -1, most: number) => {
    const found: number[] = [];
    for (let block = from; block >= 0 && block < blocks.size && found.length < most; block += step)
      if (at(blocks.hidden, block) === 0) found.push(block);
    return found;
  };
  return [...seen(titleBlock - 1, -1, ABOVE), ...seen(titleBlock + 1, 1, BELOW)];
}

/** Maximum number of words in a line that is searched for a date. */
const LINE_WORDS = 25;
/** A year, a date in digits or a time of day. The digits may be of any writing system. */
const WHEN = /(?<!\p{Nd})(?:\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}|\p{Nd}{1,2}:\p{Nd}{2})(?!\p{Nd})/u;

function hasDate(view: ModelView, block: number): boolean {
  if (at(view.isDate, block) === 1) return true;
  return at(view.text.words, block) <= LINE_WORDS && WHEN.test(lineOf(view, block));
}

/** The text blocks of a page, and their similarity to what the page declares about itself. */
export interface PageBlocks {
  view: ModelView;
  declared: Declared;
  /** For each block: its similarity to a title of the page, from 0 to 1. */
  likeness: Float32Array;
  /** The block that shows the headline; -1 for none. */
  titleBlock: number;
}

export function readBlocks(page: Page): PageBlocks {
  const view = createModelView(page);
  const declared = readDeclared(page.snapshot.metadata);
  const likeness = titleLikeness(view, declared.titles);
  return { view, declared, likeness, titleBlock: findTitleBlock(view, likeness) };
}

type Declared = ReturnType<typeof readDeclared>;

const TITLE_PARTS = /(?<!\s)\s+[|–—:·•»-]\s+/u;

/** Returns what a page declares about itself, limited to what the features of the trained model use. */
export function readDeclared({ meta, title, jsonLd }: MetadataHints) {
  const first = (name: string) => meta[name]?.[0] ?? '';
  const facts = noFacts();
  for (const value of parseJsonLd(jsonLd)) collectFacts(value, facts, 0);
  const titles = [first('og:title'), first('twitter:title'), ...facts.headlines, title, ...title.split(TITLE_PARTS)];
  const descriptions = [
    first('description'),
    first('og:description'),
    first('twitter:description'),
    ...facts.descriptions,
  ];
  const longest = facts.bodies.reduce((best, body) => (body.length > best.length ? body : best), '');
  for (const name of ['og:type', 'article:published_time']) {
    const value = first(name).toLowerCase();
    if (value !== '') facts.types.add(name === 'og:type' ? `og:${value}` : 'og:article');
  }
  return {
    titles,
    /** All runs of three words in the page's descriptions, as hashes (`word-hash.ts`); null if there are none. */
    description: gramsOf(wordsOfAll(descriptions)),
    /** Number of words of the longest `articleBody` in JSON-LD. */
    bodyWords: wordsOf(longest).length,
    /** Declared types in lower case: `@type` ("newsarticle"), `og:type` and `article:published_time` ("og:article"). */
    types: facts.types as ReadonlySet<string>,
    hasDate: facts.hasDate || first('article:published_time') !== '',
    hasAuthor: facts.hasAuthor || first('author') !== '',
  };
}

/** Returns the words of all texts, with a 0 after each text, so that no run of words crosses from one to the next. */
function wordsOfAll(texts: readonly string[]): number[] {
  return texts.filter((text) => text !== '').flatMap((text) => [...wordsOf(text), 0]);
}

const noFacts = () => ({
  headlines: [] as string[],
  descriptions: [] as string[],
  bodies: [] as string[],
  types: new Set<string>(),
  hasDate: false,
  hasAuthor: false,
});

const DEEPEST_JSON = 4;

function collectFacts(value: unknown, facts: ReturnType<typeof noFacts>, depth: number): void {
  if (depth > DEEPEST_JSON || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 50)) collectFacts(item, facts, depth + 1);
    return;
  }
  const node = value as JsonLdNode;
  for (const name of typesOf(node)) facts.types.add(name.toLowerCase());
  if (typeof node.headline === 'string') facts.headlines.push(node.headline.slice(0, 300));
  if (typeof node.description === 'string') facts.descriptions.push(node.description.slice(0, 1000));
  if (typeof node.articleBody === 'string') facts.bodies.push(node.articleBody);
  if (node.datePublished !== undefined) facts.hasDate = true;
  if (node.author !== undefined) facts.hasAuthor = true;
  for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage']) collectFacts(node[key], facts, depth + 1);
}
