/**
 * Finds the candidates: elements that give points for their stop words to the elements around them
 * (docs/specs/newspaper.md, "Best element (4k)", steps 2 and 3).
 */
import { at } from '../../shared/column.ts';
import type { TreeElement } from '../steps/element-tree/tree.ts';
import { isHighLinkDensity, type StatisticsOf, type WordStatistics } from './words/word-statistics.ts';

/** An element that was checked: it is a candidate, or it was rejected for a reason. */
export interface Checked {
  readonly element: TreeElement;
  readonly statistics: WordStatistics;
  /** Number of stop words in the element's text, without the text of other checked elements inside it. */
  readonly ownStopWords: number;
  /** The reason why the element is not a candidate; null if it is a candidate. */
  readonly rejection: string | null;
}

const TEXT_TAGS = ['p', 'pre', 'td', 'article'] as const;
/**
 * All divs are checked, too, if fewer than this many elements of the page have one of the `TEXT_TAGS`, and no div has
 * an id or class that suggests an article.
 */
const FEW = 5;
const MINIMUM_STOP_WORDS = 3;

const ARTICLE_NAME = /(?:^| )(?:articlebody|article|story)(?: |$)/;
const PARAGRAPH_CLASS = /paragraph/i;

/** In the order in which Newspaper4k checks them. `elements` are all elements of the page, in document order. */
function elementsToCheck(elements: readonly TreeElement[]): TreeElement[] {
  const texts = TEXT_TAGS.flatMap((tag) => elements.filter(({ name }) => name === tag));
  const divs = elements.filter(({ name }) => name === 'div');
  const named = divs.filter(isNamedArticle);
  return [...texts, ...(named.length === 0 && texts.length < FEW ? divs : named)];
}

function isNamedArticle({ attributes }: TreeElement): boolean {
  const { id = '', class: classes = '' } = attributes;
  return ARTICLE_NAME.test(wordsOf(id)) || ARTICLE_NAME.test(wordsOf(classes)) || PARAGRAPH_CLASS.test(classes);
}

function wordsOf(value: string): string {
  return value.toLowerCase().replace(/[-_\t\n\r]/g, ' ');
}

/** The deepest element first. Elements of the same level keep the order of {@link elementsToCheck}. */
export function checkElements(
  elements: readonly TreeElement[],
  levels: Int32Array,
  statisticsOf: StatisticsOf,
): Checked[] {
  const toCheck = elementsToCheck(elements);
  const own = ownStopWords(elements, new Set(toCheck), statisticsOf);
  return toCheck
    .sort((a, b) => at(levels, b.source) - at(levels, a.source))
    .map((element) => {
      const statistics = statisticsOf(element);
      return { element, statistics, ownStopWords: own.get(element) ?? 0, rejection: rejectionOf(statistics) };
    });
}

function rejectionOf(statistics: WordStatistics): string | null {
  if (statistics.stopWords < MINIMUM_STOP_WORDS) return 'too few stop words';
  return isHighLinkDensity(statistics) ? 'too many words in links' : null;
}

/** Does not count stop words inside other checked elements. Counts inner elements before outer ones. */
function ownStopWords(
  elements: readonly TreeElement[],
  checked: ReadonlySet<TreeElement>,
  statisticsOf: StatisticsOf,
): ReadonlyMap<TreeElement, number> {
  const own = new Map<TreeElement, number>();
  const furtherIn = new Map<TreeElement, number>();
  for (let i = elements.length - 1; i >= 0; i--) {
    const element = at(elements, i);
    let counted = furtherIn.get(element) ?? 0;
    if (checked.has(element)) {
      const rest = statisticsOf(element).stopWords - counted;
      own.set(element, rest);
      counted += Math.max(rest, 0);
    }
    if (counted > 0 && element.parent) furtherIn.set(element.parent, (furtherIn.get(element.parent) ?? 0) + counted);
  }
  return own;
}
