import { parseJsonLd } from '../json-ld.ts';
import type { Page } from '../page.ts';
import type { MetadataHints } from '../snapshot/types.ts';
import type { HashTable } from './hash-table.ts';
import { createModelView, type ModelView } from './model-view.ts';
import { findTitleBlock, titleLikeness, wordsOf } from './title.ts';
import { gramsOf } from './word-hash.ts';

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

/** Facts that a page declares about itself, limited to what the features of the trained model use. */
interface Declared {
  titles: readonly string[];
  /** All runs of three words in the page's descriptions, as hashes (`word-hash.ts`); null if there are none. */
  description: HashTable | null;
  /** Number of words of the longest `articleBody` in JSON-LD. */
  bodyWords: number;
  /** Types in lower case: `@type` of JSON-LD, and `og:type` with the prefix `og:`. */
  types: ReadonlySet<string>;
  hasDate: boolean;
  hasAuthor: boolean;
}

const TITLE_PARTS = /(?<!\s)\s+[|–—:·•»-]\s+/u;

export function readDeclared({ meta, title, jsonLd }: MetadataHints): Declared {
  const first = (name: string) => meta[name]?.[0] ?? '';
  const facts: JsonFacts = {
    headlines: [],
    descriptions: [],
    bodies: [],
    types: new Set(),
    hasDate: false,
    hasAuthor: false,
  };
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
    description: gramsOf(wordsOfAll(descriptions)),
    bodyWords: wordsOf(longest).length,
    types: facts.types,
    hasDate: facts.hasDate || first('article:published_time') !== '',
    hasAuthor: facts.hasAuthor || first('author') !== '',
  };
}

/** Puts a separator between texts, so that no run of words crosses from one to the next. */
function wordsOfAll(texts: readonly string[]): number[] {
  const words: number[] = [];
  for (const text of texts) {
    if (text === '') continue;
    for (const word of wordsOf(text)) words.push(word);
    words.push(0);
  }
  return words;
}

interface JsonFacts {
  headlines: string[];
  descriptions: string[];
  bodies: string[];
  types: Set<string>;
  hasDate: boolean;
  hasAuthor: boolean;
}

const DEEPEST_JSON = 4;

function collectFacts(value: unknown, facts: JsonFacts, depth: number): void {
  if (depth > DEEPEST_JSON || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 50)) collectFacts(item, facts, depth + 1);
    return;
  }
  const node = value as Record<string, unknown>;
  const type = node['@type'];
  for (const name of Array.isArray(type) ? type : [type])
    if (typeof name === 'string') facts.types.add(name.toLowerCase());
  if (typeof node.headline === 'string') facts.headlines.push(node.headline.slice(0, 300));
  if (typeof node.description === 'string') facts.descriptions.push(node.description.slice(0, 1000));
  if (typeof node.articleBody === 'string') facts.bodies.push(node.articleBody);
  if (node.datePublished !== undefined) facts.hasDate = true;
  if (node.author !== undefined) facts.hasAuthor = true;
  for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage']) collectFacts(node[key], facts, depth + 1);
}
