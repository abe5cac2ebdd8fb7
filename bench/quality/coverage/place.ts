/** Finds the truth on its page. */
import { foldForComparison } from '../../../src/shared/text.ts';

/**
 * What a data set knows about the place of the body: its containers and the parts in them to exclude, or only its text.
 */
export type TruthPlace = { selector: string; exclude: readonly string[] } | { text: string };

export interface TruthContent {
  containers: readonly Element[];
  /** Whether an element in a container, with this text, is part of the truth. */
  includes(element: Element, text: string): boolean;
  /** Selector of the parts in the containers that are not in the truth; '' if there are none. */
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

/**
 * Finds the smallest element whose text covers the truth's words. Includes those of its descendants whose text is in
 * the truth.
 */
function contentByText(document: Document, text: string): TruthContent {
  const folded = ` ${foldForComparison(text)} `;
  const container = smallestWith(document.body, countOf(folded));
  return {
    containers: container ? [container] : [],
    includes: (_element, shown) => folded.includes(` ${foldForComparison(shown)} `),
    excluded: '',
  };
}

/** Least share of its parent's truth words that a child needs to be the whole article. */
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
