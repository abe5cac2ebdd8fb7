/**
 * Finds the candidates for the article's paragraphs, and the element around them that gets the most points (its gravity
 * score) from them (docs/specs/goose.md, "Best element").
 */
import type { PageSnapshot } from '../../../page/snapshot/types.ts';
import { firstFrom } from '../../../shared/ascending.ts';
import { at } from '../../../shared/column.ts';
import type { TraceEntry } from '../../types.ts';
import { type Measures, rowsBelow, total } from './measures.ts';

/** An element whose text may give points to the elements around it. */
interface Candidate {
  row: number;
  stopWords: number;
  /** The reason why the element gives no points; null if it gives points. */
  rejected: string | null;
}

/** Tags of candidates. Candidates are listed tag by tag, and those with the same tag in document order. */
const TAGS = ['p', 'pre', 'td'] as const;
const MINIMUM_STOP_WORDS = 3;

/** Returns all candidates below each root, including rejected ones (docs/specs/goose.md, "Best element"). */
export function findCandidates(measures: Measures, roots: readonly number[], options: LinkDensityOptions): Candidate[] {
  const rows = roots.flatMap((root) => TAGS.flatMap((tag) => rowsBelow(measures, root, tag)));
  return rows.map((row) => ({
    row,
    stopWords: total(measures, row, 'stopWords'),
    rejected: reasonAgainst(measures, row, options),
  }));
}

/** Returns why a text cannot be part of an article, or null. `siblings.ts` also uses it, for the mean of stop words. */
export function reasonAgainst(measures: Measures, row: number, options: LinkDensityOptions): string | null {
  const stopWords = total(measures, row, 'stopWords');
  if (stopWords < MINIMUM_STOP_WORDS) return `stop words: ${stopWords} of at least ${MINIMUM_STOP_WORDS}`;
  return highLinkDensity(measures, row, options);
}

export interface LinkDensityOptions {
  /**
   * Whether an empty text counts as no words (`true`, Newspaper) or as one empty word (`false`, Goose). With `true`, an
   * element that has links but no counted words is a list of links.
   */
  needsWords: boolean;
}

/** Minimum link density of an element that is a list of links. */
const HIGH = 1;

/** Returns the reason why an element is a list of links; null if it is not (docs/specs/goose.md, "Counting"). */
export function highLinkDensity(measures: Measures, row: number, options: LinkDensityOptions): string | null {
  const density = linkDensity(measures, row, options);
  return density < HIGH ? null : `density of links ${density.toFixed(2)}, ${HIGH} or more`;
}

/** Returns the link density: the share of linked words, multiplied by the number of links. */
function linkDensity(measures: Measures, row: number, { needsWords }: LinkDensityOptions): number {
  const below = (column: readonly number[]): number => at(column, at(measures.end, row)) - at(column, row + 1);
  const links = below(measures.links);
  if (links === 0) return 0;
  const words = total(measures, row, 'countedWords');
  if (words === 0 && needsWords) return Number.POSITIVE_INFINITY;
  // The original programs join the link texts without spaces before they split them into words, so the last word of a
  // link and the first word of the next link become one word.
  const linkWords = needsWords && below(measures.linksWithText) === 0 ? 0 : below(measures.linkSpaces) + 1;
  return (linkWords / Math.max(1, words)) * links;
}

/** How the points of a candidate are distributed among the elements around it. */
export interface Propagation {
  /** Returns the points of the ancestor at a distance (1 is the parent). If they are 0, ancestors above it get none. */
  share(points: number, distance: number): number;
  /** Number of ancestors of a candidate that can become the best element, even without points. */
  reach: number;
}

export interface Gravity {
  scores: Float64Array;
  /** Boost of each candidate that was not rejected, in the order of the candidates. */
  boosts: readonly number[];
  /** Row of the best element; -1 if there are no candidates. */
  best: number;
}

/** Points added to the first boosted candidate. The second gets half of them, the third a third, and so on. */
const BOOST = 50;
/** Conditions for a boost: one of the 3 paragraphs before the candidate has more than 5 stop words. */
const BOOSTABLE = { stopWords: 5, paragraphs: 3 } as const;
/**
 * Rules for the end of the list of candidates. With more than 15 candidates, those in the last quarter are probably
 * comments and lose points. A candidate that would lose more than `cap` points gets `beyondCap` points instead.
 */
const END = { candidates: 15, share: 0.25, cap: 40, beyondCap: 5 } as const;

/** Gives the points of the candidates (except rejected ones) to the elements around them; finds the best element. */
export function gravity(measures: Measures, candidates: readonly Candidate[], propagation: Propagation): Gravity {
  const accepted = candidates.filter(({ rejected }) => rejected === null);
  const scores = new Float64Array(measures.elements.length);
  const boosts = boostsOf(measures, accepted);
  accepted.forEach(({ row, stopWords }, index) => {
    const points = Math.trunc(stopWords + at(boosts, index));
    let ancestor = at(measures.parent, row);
    for (let distance = 1; ancestor >= 0; distance++) {
      const share = propagation.share(points, distance);
      if (share === 0) break;
      scores[ancestor] = at(scores, ancestor) + share;
      ancestor = at(measures.parent, ancestor);
    }
  });
  return { scores, boosts, best: bestOf(scores, ancestorsInOrder(measures, accepted, propagation.reach)) };
}

function boostsOf(measures: Measures, candidates: readonly Candidate[]): number[] {
  const number = candidates.length;
  let boosted = 0;
  return candidates.map(({ row }, index) => {
    const boost = isBoostable(measures, row) ? BOOST / ++boosted : 0;
    return endBoost(number, index) ?? boost;
  });
}

function isBoostable(measures: Measures, row: number): boolean {
  let before = at(measures.previousParagraph, row);
  for (let seen = 0; before >= 0 && seen < BOOSTABLE.paragraphs; seen++) {
    if (total(measures, before, 'stopWords') > BOOSTABLE.stopWords) return true;
    before = at(measures.previousParagraph, before);
  }
  return false;
}

/** Returns what replaces the boost of a candidate in the last quarter of a long list; null for other candidates. */
export function endBoost(number: number, index: number): number | null {
  const left = number - index;
  const last = number * END.share;
  if (number <= END.candidates || left > last) return null;
  const square = (last - left) ** 2;
  return square > END.cap ? END.beyondCap : -square;
}

/** Returns the ancestors of all candidates, in the order in which the original program visits them. */
function ancestorsInOrder(measures: Measures, candidates: readonly Candidate[], reach: number): number[] {
  const seen = new Uint8Array(measures.elements.length);
  const found: number[] = [];
  for (const { row } of candidates) {
    let ancestor = at(measures.parent, row);
    for (let distance = 1; ancestor >= 0 && distance <= reach; distance++) {
      // an earlier candidate's walk has already visited this ancestor and all ancestors above it
      if (seen[ancestor] === 1 && reach === Number.POSITIVE_INFINITY) break;
      if (seen[ancestor] === 0) found.push(ancestor);
      seen[ancestor] = 1;
      ancestor = at(measures.parent, ancestor);
    }
  }
  return found;
}

/** Returns the first of the ancestors with the highest score; if no score is above 0, the first ancestor. */
function bestOf(scores: Float64Array, ancestors: readonly number[]): number {
  const isBetter = (row: number, best: number): boolean => at(scores, row) > Math.max(0, at(scores, best));
  return ancestors.reduce((best, row) => (isBetter(row, best) ? row : best), ancestors[0] ?? -1);
}

/** Results of the search for the best element, either in the whole page or in copies of parts of it. */
export interface GooseCounts {
  measures: Measures;
  /** All candidates, including the rejected ones, which gave no points. */
  candidates: readonly Candidate[];
  gravity: Gravity;
  trace: readonly TraceEntry[];
}

/**
 * Returns all trace entries in document order. `printed` contains the ids of the printed nodes in document order,
 * `others` the entries of the steps after the search.
 */
export function explain(
  { nodes }: PageSnapshot,
  { measures, candidates, gravity, trace }: GooseCounts,
  printed: readonly number[],
  others: readonly TraceEntry[],
): TraceEntry[] {
  const sourceOf = (row: number): number => at(measures.elements, row).source;
  let accepted = 0;
  const asked = candidates.map(({ row, stopWords, rejected }): TraceEntry => {
    const node = sourceOf(row);
    const kept = firstFrom(printed, node) < at(nodes.end, node);
    const boost = rejected === null ? at(gravity.boosts, accepted++) : 0;
    return {
      step: 'candidates',
      node,
      kept,
      reason: rejected ?? `stop words: ${stopWords}, boost ${boost.toFixed(1)}`,
    };
  });
  return [...trace, ...asked, ...explainBest(gravity, sourceOf), ...others].sort((a, b) => a.node - b.node);
}

function explainBest({ best, scores }: Gravity, sourceOf: (row: number) => number): TraceEntry[] {
  if (best < 0) return [];
  return [{ step: 'best-node', node: sourceOf(best), kept: true, reason: `score ${at(scores, best)}, the highest` }];
}
