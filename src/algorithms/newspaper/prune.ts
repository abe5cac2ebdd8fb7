/** Removes elements with few points or many links from the article's copy (docs/specs/newspaper.md, "Pruning"). */
import { addToList } from '../../shared/lists.ts';
import {
  childElements,
  depthsBelow,
  elementsAround,
  elementsBelow,
  removeFor,
  removeTail,
  type TreeElement,
} from '../steps/element-tree.ts';
import type { TraceEntry } from '../types.ts';
import type { Scores } from './best-element.ts';
import { removeEach, removeEmpty } from './clean.ts';
import { isHighLinkDensity, isUncounted, type StatisticsOf } from './words/word-statistics.ts';

/** Minimum points of an element that is kept. Elements that never got points are kept, too. */
const MINIMUM_POINTS = 1;
const AD = /inline-ads|promotion|sponsor|banner/i;
/** Minimum points of a kept div with a paragraph and many links, if no top-level elements give a minimum. */
const POINTS_OF_NOTHING = 15;
const DEVIATIONS = 2;
/**
 * Rules for the last top-level element of an article with at least `elements` of them. The element is removed if its
 * depth is at least `depth` (1: it has no child elements), or if it has too many links. It is always kept if its class
 * is `keptClass`, or if it contains a paragraph and has more than `points` points.
 */
const TRAILING = { elements: 3, depth: 2, points: 15, keptClass: 'zn-body__read-all' };

interface Judgement {
  readonly scores: Scores;
  /** Gives the words, stop words and links in an element. Later edits of the tree do not change its results. */
  readonly measure: (root: TreeElement) => StatisticsOf;
}

export function prune(body: TreeElement, judgement: Judgement): TraceEntry[] {
  const removals = [
    ...removeNegative(body, judgement),
    ...removeAds(body, judgement),
    ...removeUnlikely(body, judgement),
  ];
  removeEmpty(body, { isSpared: ({ name }) => name === 'br', isUncounted });
  return [...removals, ...removeTrailing(body, judgement)];
}

function topmost(body: TreeElement): TreeElement[] {
  const children = childElements(body);
  const [only] = children;
  return only && children.length === 1 ? childElements(only) : children;
}

function pointsOf({ scores }: Judgement, { source }: TreeElement): number {
  return scores.get(source) ?? 0;
}

/** Removes each element with too few points, and the text after it. */
function removeNegative(body: TreeElement, { scores }: Judgement): TraceEntry[] {
  return elementsBelow(body).flatMap((element) => {
    const points = scores.get(element.source);
    if (points === undefined || points >= MINIMUM_POINTS) return [];
    removeTail(element);
    return [removeFor('negative-points', element, `${points.toFixed(1)} points, less than ${MINIMUM_POINTS}`)];
  });
}

function removeAds(body: TreeElement, judgement: Judgement): TraceEntry[] {
  const statisticsOf = judgement.measure(body);
  const withParagraphs = elementsAround(body, ({ name }) => name === 'p');
  const limits = [...spreadsOfPoints(topmost(body), judgement).values()].map(lowEnd);
  const limit = limits.length === 0 ? POINTS_OF_NOTHING : limits.reduce((a, b) => Math.max(a, b));
  return removeEach(body, 'advertisements', (element) => {
    if (element.name !== 'div') return null;
    const isDense = isHighLinkDensity(statisticsOf(element));
    if (!withParagraphs.has(element)) return isDense ? 'too many links, and no paragraph' : adReason(element);
    const points = pointsOf(judgement, element);
    return isDense && points < limit
      ? `too many links, and ${points.toFixed(1)} points, less than ${limit.toFixed(1)}`
      : null;
  });
}

function adReason({ attributes: { class: classes = '', id = '' } }: TreeElement): string | null {
  return AD.test(`${classes} ${id}`) ? 'its class or id is that of an advertisement' : null;
}

/** Removes divs that are unusually deep or have unusually few points, among the divs and paragraphs on their level. */
function removeUnlikely(body: TreeElement, judgement: Judgement): TraceEntry[] {
  const elements = topmost(body);
  const depthOf = depthsBelow(body);
  const points = spreadsOfPoints(elements, judgement);
  const deep = spreadsByTag(elements, depthOf);
  const limits = ['div', 'p'].flatMap((name) => {
    const tag = { points: points.get(name), depth: deep.get(name) };
    return tag.points && tag.depth ? [{ points: lowEnd(tag.points), depth: highEnd(tag.depth) }] : [];
  });
  if (limits.length < 2) return [];
  const leastPoints = Math.max(...limits.map((limit) => limit.points));
  const mostDepth = Math.min(...limits.map((limit) => limit.depth));
  return elements.flatMap((element) => {
    const found = { points: pointsOf(judgement, element), depth: depthOf(element) };
    if (element.name !== 'div' || (found.depth <= mostDepth && found.points >= leastPoints)) return [];
    const reason =
      found.depth > mostDepth
        ? `nests ${found.depth} deep, ${mostDepth} is common here`
        : `${found.points.toFixed(1)} points, less than ${leastPoints.toFixed(1)}`;
    return [removeFor('unlikely', element, reason)];
  });
}

function spreadsOfPoints(elements: readonly TreeElement[], judgement: Judgement): ReadonlyMap<string, Spread> {
  return spreadsByTag(elements, (element) => pointsOf(judgement, element));
}

function lowEnd({ mean, deviation }: Spread): number {
  return mean - DEVIATIONS * deviation;
}

function highEnd({ mean, deviation }: Spread): number {
  return roundHalfEven(mean + deviation);
}

/** Removes the last element if it is deeply nested or has too many links: it is often a gallery or a list of links. */
function removeTrailing(body: TreeElement, judgement: Judgement): TraceEntry[] {
  const elements = topmost(body);
  const last = elements.at(-1);
  if (!last || elements.length < TRAILING.elements || isKeptAtEnd(last, judgement)) return [];
  const depth = depthsBelow(last)(last);
  const isDeep = depth >= TRAILING.depth;
  if (!isDeep && !isHighLinkDensity(judgement.measure(last)(last))) return [];
  const reason = isDeep ? `the last element, and it nests ${depth} deep` : 'the last element, and too many links';
  return [removeFor('trailing', last, reason)];
}

function isKeptAtEnd(last: TreeElement, judgement: Judgement): boolean {
  if (last.attributes.class === TRAILING.keptClass) return true;
  const hasParagraph = last.name !== 'p' && elementsBelow(last, ({ name }) => name === 'p').length > 0;
  return hasParagraph && pointsOf(judgement, last) > TRAILING.points;
}

/** Mean and deviation of a measure over all elements with the same tag (docs/specs/newspaper.md, "Pruning", 2). */
interface Spread {
  readonly mean: number;
  /** Standard deviation of a sample; 0 for a single value. */
  readonly deviation: number;
}

function spreadsByTag(
  elements: readonly TreeElement[],
  measure: (element: TreeElement) => number,
): ReadonlyMap<string, Spread> {
  const byTag = new Map<string, number[]>();
  for (const element of elements) {
    addToList(byTag, element.name, measure(element));
  }
  return new Map([...byTag].map(([name, values]) => [name, spreadOf(values)]));
}

/**
 * Returns mean and deviation. Adds up differences from the first value, so that the mean of equal values has no
 * rounding error. Otherwise the mean could be above all values, and callers test whether a value is below the mean.
 */
export function spreadOf(values: readonly number[]): Spread {
  const [first = 0] = values;
  const count = values.length;
  const mean = first + values.reduce((sum, value) => sum + (value - first), 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: count > 1 ? Math.sqrt(squares / (count - 1)) : 0 };
}

/** Rounds to the nearest integer; halves to the nearest even integer, as Python does. */
export function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
