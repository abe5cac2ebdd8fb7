/** Finds elements with many stop words, which give points to the elements around them (docs/specs/newspaper.md). */
import { at } from '../../shared/column.ts';
import type { TreeElement, TreeNode } from '../steps/element-tree.ts';
import { giveBoosts } from '../steps/goose/best-element.ts';
import { isHighLinkDensity, type StatisticsOf, type WordStatistics } from './words/word-statistics.ts';

/** An element that was checked: it is a candidate, or it was rejected for a reason. */
export interface Checked {
  readonly element: TreeElement;
  readonly statistics: WordStatistics;
  /** Number of stop words in the element's text, without the text of other checked elements inside it. */
  readonly ownStopWords: number;
  /** The reason why the element is not a candidate; null if it is a candidate. */
  readonly rejection: string | null;
  /** The part of a candidate's points that does not come from stop words; negative near the end of the page. */
  readonly boost: number;
}

const TEXT_TAGS = ['p', 'pre', 'td', 'article'] as const;
/** If fewer elements than this have one of `TEXT_TAGS`, and no div is named like an article, all divs are checked. */
const FEW = 5;
const MINIMUM_STOP_WORDS = 3;

const ARTICLE_NAME = /(?:^| )(?:articlebody|article|story)(?: |$)/;
const PARAGRAPH_CLASS = /paragraph/i;

/** Returns the elements to check, in Newspaper4k's order. `elements`: all elements of the page, in document order. */
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

/** Checks elements, the deepest first. Those of the same level keep the order of {@link elementsToCheck}. */
export function checkElements(
  elements: readonly TreeElement[],
  levels: Int32Array,
  statisticsOf: StatisticsOf,
): Checked[] {
  const toCheck = elementsToCheck(elements);
  const own = ownStopWords(elements, new Set(toCheck), statisticsOf);
  const checked = toCheck
    .sort((a, b) => at(levels, b.source) - at(levels, a.source))
    .map((element) => {
      const statistics = statisticsOf(element);
      return { element, statistics, ownStopWords: own.get(element) ?? 0, rejection: rejectionOf(statistics), boost: 0 };
    });
  const wordy = new Set(
    checked.filter(({ ownStopWords }) => ownStopWords > BOOST_STOP_WORDS).map(({ element }) => element),
  );
  giveBoosts(checked.filter(isCandidate), BOOST, ({ element }) => isBoostable(element, wordy));
  return checked;
}

function isCandidate({ rejection }: Checked): boolean {
  return rejection === null;
}

function rejectionOf(statistics: WordStatistics): string | null {
  if (statistics.stopWords < MINIMUM_STOP_WORDS) return 'too few stop words';
  return isHighLinkDensity(statistics) ? 'too many words in links' : null;
}

/** Counts each checked element's stop words, without those in checked elements inside it. Goes from inner to outer. */
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

/** Points by the element's id in the snapshot. Elements without points are missing. */
export type Scores = ReadonlyMap<number, number>;

/** Points of the first candidate's boost; the boosts of later candidates are smaller ({@link giveBoosts}). */
const BOOST = 30;
/** A candidate gets a boost if one of this many siblings before it has the same tag and many stop words. */
const BOOST_STEPS = 3;
/** A sibling has "many" stop words if its `ownStopWords` is above this number. */
const BOOST_STOP_WORDS = 5;
const GRANDPARENT_SHARE = 0.4;

/**
 * Gives the points of each candidate (a `checked` element without rejection) to its parent and grandparent. `best`: the
 * one with the most points; null without candidates.
 */
export function computeGravity(elements: readonly TreeElement[], checked: readonly Checked[]) {
  const scores = new Map<number, number>();
  for (const element of elements) {
    const points = containerPoints(element);
    if (points > 0) scores.set(element.source, points);
  }
  const receivers = new Set<TreeElement>();
  for (const candidate of checked.filter(isCandidate)) {
    const points = pointsOf(candidate);
    const { parent } = candidate.element;
    const around = [
      { receiver: parent, share: 1 },
      { receiver: parent?.parent, share: GRANDPARENT_SHARE },
    ];
    for (const { receiver, share } of around) {
      if (!receiver) continue;
      receivers.add(receiver);
      scores.set(receiver.source, (scores.get(receiver.source) ?? 0) + share * points);
    }
  }
  return { scores, best: highest(receivers, scores) };
}

/** Returns the points that a candidate gives to its parent. */
export function pointsOf({ ownStopWords, boost }: Checked): number {
  return ownStopWords + boost;
}

/** Returns whether one of the 3 nodes before an element (texts not counted) has the same tag and many stop words. */
function isBoostable(element: TreeElement, wordy: ReadonlySet<TreeElement>): boolean {
  let steps = 0;
  for (let node: TreeNode | null = element.previous; node && steps < BOOST_STEPS; node = node.previous) {
    if (node.kind === 'text') continue;
    if (node.name === element.name && wordy.has(node)) return true;
    steps++;
  }
  return false;
}

/** Returns the element with the most points; of equals, the first in the document (Newspaper4k: an arbitrary one). */
function highest(receivers: ReadonlySet<TreeElement>, scores: Scores): TreeElement | null {
  let best: TreeElement | null = null;
  for (const receiver of receivers) if (!best || isBetter(receiver, best, scores)) best = receiver;
  return best;
}

function isBetter(a: TreeElement, b: TreeElement, scores: Scores): boolean {
  const difference = (scores.get(a.source) ?? 0) - (scores.get(b.source) ?? 0);
  return difference > 0 || (difference === 0 && a.source < b.source);
}

interface Container {
  readonly points: number;
  readonly tag?: string;
  readonly attribute: string;
  readonly value: RegExp;
}

const CONTAINERS: readonly Container[] = [
  { points: 25, tag: 'article', attribute: 'role', value: /^article$/i },
  { points: 100, attribute: 'itemprop', value: /^articleBody$/i },
  { points: 40, attribute: 'itemprop', value: /^articleText$/i },
  { points: 30, attribute: 'itemtype', value: /^https:\/\/schema\.org\/(?:News)?Article$/i },
  {
    points: 20,
    attribute: 'itemtype',
    value: /^https:\/\/schema\.org\/(?:BlogPosting|ScholarlyArticle|SocialMediaPosting|TechArticle)$/i,
  },
  { points: 15, attribute: 'class', value: /paragraph|entry-content|article-text|article-body/i },
];

const SCORED_TAGS: ReadonlySet<string> = new Set(['p', 'pre', 'td', 'article', 'div']);

/** Returns the points of the attribute that is worth most, such as `itemprop="articleBody"`; 0 if none is worth any. */
function containerPoints({ name, attributes }: TreeElement): number {
  if (!SCORED_TAGS.has(name)) return 0;
  const points = CONTAINERS.filter(
    ({ tag = name, attribute, value }) => tag === name && value.test(attributes[attribute] ?? ''),
  ).map((container) => container.points);
  return Math.max(0, ...points);
}
