/** Where on a page its truth stands. */
import { foldForComparison } from '../../../src/shared/text.ts';

/** What a data set says of the place: the containers of the body and what in them is not body, or the text alone. */
export type TruthPlace = { selector: string; exclude: readonly string[] } | { text: string };

export interface TruthContent {
  containers: readonly Element[];
  /** Whether an element in a container, with this text, is part of the truth. */
  includes(element: Element, text: string): boolean;
  /** Selector of what is no part of it; '' when nothing is. */
  excluded: string;
}

export function contentOf(document: Document, place: TruthPlace): TruthContent {
  if ('text' in place) return contentByText(document, place.text);
  const excluded = place.exclude.join(',');
  return {
    containers: [...document.querySelectorAll(place.selector)],
    includes: (element) => excluded === '' || element.closest(excluded) === null,
    excluded,
  };
}

/** The smallest element whose text covers the truth's words; of what is in it, what stands in the truth. */
function contentByText(document: Document, text: string): TruthContent {
  const folded = ` ${foldForComparison(text)} `;
  const container = smallestWith(document.body, countOf(folded));
  return {
    containers: container ? [container] : [],
    includes: (_element, shown) => folded.includes(` ${foldForComparison(shown)} `),
    excluded: '',
  };
}

/** A child element that holds less than this part of its parent's share of the truth is not all of the article. */
const WHOLE = 0.98;

function smallestWith(body: Element | null, words: ReadonlyMap<string, number>): Element | null {
  let found = body;
  let share = found ? sharedWords(found, words) : 0;
  if (share === 0) return null;
  for (let next = found; next; ) {
    found = next;
    const least = share * WHOLE;
    next = [...found.children].find((child) => sharedWords(child, words) >= least) ?? null;
    if (next) share = sharedWords(next, words);
  }
  return found;
}

function sharedWords(element: Element, truth: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [word, count] of countOf(foldForComparison(element.textContent ?? ''))) {
    shared += Math.min(count, truth.get(word) ?? 0);
  }
  return shared;
}

function countOf(folded: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of folded.split(' ')) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
