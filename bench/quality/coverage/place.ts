/** Finds the elements of a page that contain the article, as the ground truth (made by a person) describes it. */
import { foldForComparison } from '../../../src/shared/text.ts';

/**
 * Where the article is on the page according to the ground truth: either selectors (of the elements that contain the
 * article, and of parts in them that do not belong to it), or only the article's text.
 */
export type TruthPlace = { selector: string; exclude: readonly string[] } | { text: string };

export interface TruthContent {
  containers: readonly Element[];
  /** Returns whether an element belongs to the article of the ground truth. `text` is the element's visible text. */
  includes(element: Element, text: string): boolean;
  /** Selector of the parts of the containers that do not belong to the article; '' if there are none. */
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
 * Finds the smallest element that contains nearly all words of `text`. Elements inside it belong to the article if
 * their own text occurs in `text`.
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

/**
 * Share of the article's words in an element (0 to 1) that one of its children must contain. The search for the
 * smallest element then continues in this child.
 */
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
