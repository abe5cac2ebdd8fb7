/**
 * Computes gravity scores: the points that paragraphs give to the elements around them (docs/specs/goose.md, "Best
 * element").
 */
import { at } from '../../../shared/column.ts';
import type { Candidate } from './candidates.ts';
import { type Measures, total } from './measures.ts';

/** How the points of a candidate are distributed among the elements around it. */
export interface Propagation {
  /** By distance (1 is the parent). If an ancestor gets 0 points, the ancestors above it get none. */
  share(points: number, distance: number): number;
  /** Number of ancestors of a candidate that can become the best element, even without points. */
  reach: number;
}

export interface Gravity {
  scores: Float64Array;
  /** Boost of each candidate, in the order of the candidates. */
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

export function gravity(measures: Measures, candidates: readonly Candidate[], propagation: Propagation): Gravity {
  const scores = new Float64Array(measures.elements.length);
  const boosts = boostsOf(measures, candidates);
  candidates.forEach(({ row, stopWords }, index) => {
    const points = Math.trunc(stopWords + at(boosts, index));
    let ancestor = at(measures.parent, row);
    for (let distance = 1; ancestor >= 0; distance++) {
      const share = propagation.share(points, distance);
      if (share === 0) break;
      scores[ancestor] = at(scores, ancestor) + share;
      ancestor = at(measures.parent, ancestor);
    }
  });
  return { scores, boosts, best: bestOf(scores, ancestorsInOrder(measures, candidates, propagation.reach)) };
}

function boostsOf(measures: Measures, candidates: readonly Candidate[]): number[] {
  const number = candidates.length;
  let boosted = 0;
  return candidates.map(({ row }, index) => {
    const boost = isBoostable(measures, row) ? BOOST / ++boosted : 0;
    return number > END.candidates ? (penalty(number, index) ?? boost) : boost;
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

/** Replaces the boost of a candidate in the last quarter of the list; null for earlier candidates. */
function penalty(number: number, index: number): number | null {
  const left = number - index;
  const last = number * END.share;
  if (left > last) return null;
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
