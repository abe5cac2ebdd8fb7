/**
 * Checks whether the kept blocks look like a text to read, and not like a table of numbers, random words, an error page
 * or a sign-in form. The model cannot check this, because all its training pages have a text.
 */

import type { ModelView } from '../../../page/blocks/model-view.ts';
import { wordsOf } from '../../../page/blocks/page-blocks.ts';
import { phraseTable, purposesAmong } from '../../../page/blocks/phrases.ts';
import type { HashTable } from '../../../page/blocks/word-hash.ts';
import { at } from '../../../shared/column.ts';
import { MISSING_PAGE } from '../../../vocabulary/model/phrases.ts';
import type { FeatureContext } from '../features/context.ts';

/** Share of numbers among the kept words above which the blocks are a table of data, not a text. */
const NUMBERS = 0.6;
/**
 * Properties of real texts in any language: the share of distinct words is at most `MOST_DISTINCT`, and at least the
 * share `FEWEST_ONCE` of the distinct words occurs only once. Texts with fewer than `WORDS_OF_A_SAMPLE` words are not
 * checked.
 */
const MOST_DISTINCT = 0.92;
const FEWEST_ONCE = 0.05;
const WORDS_OF_A_SAMPLE = 150;
const MOST_WORDS = 1000;
/** Number of kept words from which a page that says "not found" is an article instead of an error page. */
const STANDS_FOR_ITSELF = 250;
/** With fewer words, a page with a password field is only a sign-in form. On others, the field is usually in a menu. */
const WORDS_OF_A_FORM = 200;

/** Headings up to this level (h2) can describe the whole page. */
const TOP_LEVEL = 2;

/** Returns whether the kept blocks are a text to read. Returns false for an error page and for a sign-in form. */
export function isPlausible(context: FeatureContext, kept: Uint8Array): boolean {
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

/**
 * Returns whether words repeat among the first thousand kept words as often as in a real text. Returns true if there
 * are too few words to decide.
 */
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
  if (declared.titles.map(wordsOf).some((words) => says(Int32Array.from(words), 0, words.length))) return true;
  return headingLevel.some((level, block) => {
    const isTop = level > 0 && level <= TOP_LEVEL && at(blocks.hidden, block) === 0;
    return isTop && says(text.wordHashes, at(text.wordStart, block), at(text.wordStart, block + 1));
  });
}
