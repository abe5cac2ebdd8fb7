/** Facts about the elements of a page, each computed only once and in linear time. */
import { facet, type Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { textsOf } from '../../page/texts.ts';
import { countWords } from '../../shared/count-words.ts';
import { namesGiven, stemsOf } from './stems.ts';
import { MOST_STEMS } from './types.ts';

interface View {
  wordsIn(node: number): number;
  /** Returns the number of visible pictures and media players in a subtree. */
  mediaIn(node: number): number;
  /** Returns the words of an element's class and id, sorted. */
  stemsAt(element: number): readonly string[];
}

export const viewOf = facet((page: Page): View => {
  const { language } = page.snapshot.metadata;
  const words = countsAt(page, textsOf(page), (id) => countWords(page.textOf(id), language));
  const stems = new Map<string, readonly string[]>();
  const stemsAt = (element: number) => {
    const given = namesGiven(page, element);
    const known = stems.get(given) ?? stemsOf(given).slice(0, MOST_STEMS).sort();
    stems.set(given, known);
    return known;
  };
  return { wordsIn: subtreeSums(page, words), mediaIn: subtreeSums(page, countsAt(page, visibleMedia(page))), stemsAt };
});

/** Returns the ids of the visible pictures and media players, ascending. */
export function visibleMedia(page: Page): number[] {
  const nodes = page.snapshot.media.map(({ node }) => node);
  return nodes.filter((node) => page.isVisible(node)).sort((a, b) => a - b);
}

/** The nodes of the article before any correction. */
export interface KeptNodes {
  /** Ids of text nodes, and of elements without text such as pictures; ascending. */
  readonly nodes: readonly number[];
  readonly words: number;
  wordsIn(node: number): number;
}

export function keptText(page: Page, kept: Iterable<number>): KeptNodes {
  const nodes = [...new Set(kept)].filter((id) => id >= 0 && id < page.nodes.size).sort((a, b) => a - b);
  const texts = nodes.filter((id) => page.isText(id));
  const wordsIn = subtreeSums(page, countsAt(page, texts, viewOf(page).wordsIn));
  return { nodes, words: wordsIn(0), wordsIn };
}

/** Returns the number of words in the text nodes among `nodes`; a repeated node counts once. */
export function wordsOf(page: Page, nodes: Iterable<number>): number {
  const { wordsIn } = viewOf(page);
  return [...new Set(nodes)].reduce((sum, node) => sum + (page.isText(node) ? wordsIn(node) : 0), 0);
}

export const OUTERMOST: ReadonlySet<string> = new Set(['html', 'body']);
