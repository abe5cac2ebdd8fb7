/** Removes poor elements from the cleaned copy, mainly by points and links (docs/specs/newspaper.md, "Pruning"). */
import { elementsAround } from '../steps/element-tree/around.ts';
import { remove, removeWithTail } from '../steps/element-tree/edit.ts';
import { childElements, elementsBelow, type TreeElement } from '../steps/element-tree/tree.ts';
import type { TraceEntry } from '../types.ts';
import { depthsBelow } from './depths.ts';
import type { Scores } from './gravity.ts';
import { isHighLinkDensity } from './link-density.ts';
import { removed, removeEach } from './removal.ts';
import { removeEmpty } from './remove-empty.ts';
import { roundHalfEven, type Spread, spreadsByTag } from './spread.ts';
import { isUncounted } from './words/counted-text.ts';
import type { StatisticsOf } from './words/word-statistics.ts';

/** Fewest points of an element that has any. */
const MINIMUM_POINTS = 1;
const AD = /inline-ads|promotion|sponsor|banner/i;
/** Fewest points of a div with too many links if there is nothing to compare it with. */
const POINTS_OF_NOTHING = 15;
const DEVIATIONS = 2;
/** The last element is tested if there are this many. */
const TRAILING = { elements: 3, depth: 2, points: 15, keptClass: 'zn-body__read-all' };

/** Measures used by the steps. */
export interface Judgement {
  readonly scores: Scores;
  /** Returns the counts of the text below an element as it is now. */
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

/** Returns the top elements; a single one is replaced by its content. */
function topmost(body: TreeElement): TreeElement[] {
  const children = childElements(body);
  const [only] = children;
  return only && children.length === 1 ? childElements(only) : children;
}

function pointsOf({ scores }: Judgement, { source }: TreeElement): number {
  return scores.get(source) ?? 0;
}

function removeNegative(body: TreeElement, { scores }: Judgement): TraceEntry[] {
  return elementsBelow(body).flatMap((element) => {
    const points = scores.get(element.source);
    if (points === undefined || points >= MINIMUM_POINTS) return [];
    removeWithTail(element);
    return [removed('negative-points', element, `${points.toFixed(1)} points, less than ${MINIMUM_POINTS}`)];
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

/** Removes divs unlike their sibling paragraphs and divs, where both occur. */
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
    remove(element);
    const reason =
      found.depth > mostDepth
        ? `nests ${found.depth} deep, ${mostDepth} is common here`
        : `${found.points.toFixed(1)} points, less than ${leastPoints.toFixed(1)}`;
    return [removed('unlikely', element, reason)];
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

/** Removes galleries and lists of links, which are often last. */
function removeTrailing(body: TreeElement, judgement: Judgement): TraceEntry[] {
  const elements = topmost(body);
  const last = elements.at(-1);
  if (!last || elements.length < TRAILING.elements || isKeptAtEnd(last, judgement)) return [];
  const depth = depthsBelow(last)(last);
  const isDeep = depth >= TRAILING.depth;
  if (!isDeep && !isHighLinkDensity(judgement.measure(last)(last))) return [];
  remove(last);
  const reason = isDeep ? `the last element, and it nests ${depth} deep` : 'the last element, and too many links';
  return [removed('trailing', last, reason)];
}

function isKeptAtEnd(last: TreeElement, judgement: Judgement): boolean {
  if (last.attributes.class === TRAILING.keptClass) return true;
  const hasParagraph = last.name !== 'p' && elementsBelow(last, ({ name }) => name === 'p').length > 0;
  return hasParagraph && pointsOf(judgement, last) > TRAILING.points;
}
