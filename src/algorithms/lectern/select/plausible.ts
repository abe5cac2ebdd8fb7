/**
 * Whether the kept blocks can be a text at all. The model has not learned this, because all of its training pages have
 * a text.
 */
import { MISSING_PAGE } from '../../../vocabulary/model/missing-page.ts';
import { at } from '../../steps/column.ts';
import type { FeatureContext } from '../features/context.ts';
import type { HashTable } from '../page/hash-table.ts';
import type { ModelView } from '../page/model-view.ts';
import { phraseTable, purposesAmong } from '../page/phrases.ts';
import { wordsOf } from '../page/title.ts';

/** Share of numbers among the words from which the selection is a table, which is data. */
const NUMBERS = 0.6;
/**
 * Largest share of distinct words, and smallest share of these that occur once; texts of this length meet both in every
 * language.
 */
const MOST_DISTINCT = 0.92;
const FEWEST_ONCE = 0.05;
const WORDS_OF_A_SAMPLE = 150;
const MOST_WORDS = 1000;
/** Words from which a text counts, whatever the page says about itself. */
const STANDS_FOR_ITSELF = 250;
/** Fewest words of a page that asks to sign in and has a text; others have the form in a menu. */
const WORDS_OF_A_FORM = 200;

/** Lowest level of a heading that can describe the whole page. */
const TOP_LEVEL = 2;

/** Whether the kept blocks are a text, on a page that has one. */
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

/** Whether words repeat among the first thousand kept words as they do in a text; true for few words. */
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

/** Whether the page shows a password field. */
function asksToSignIn({ page }: ModelView): boolean {
  const fields = page.index.named('input');
  return fields.some((field) => page.isVisible(field) && page.attributesOf(field).type?.toLowerCase() === 'password');
}

let missing: HashTable | null = null;

/** Whether the page's title or a heading of the first two levels says that the page does not exist. */
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
