/**
 * Gravity scores: the points that paragraphs give to the elements around them (docs/specs/goose.md, "Best element").
 */
import { at } from '../column.ts';
import type { Candidate } from './candidates.ts';
import { type Measures, total } from './measures.ts';

/** How a candidate's points are distributed to the elements around it. */
export interface Propagation {
  /** Returns the points for the ancestor at this distance (1 is the parent); 0 ends the distribution. */
  share(points: number, distance: number): number;
  /** Farthest distance at which ancestors can become the best element, even without points. */
  reach: number;
}

export interface Gravity {
  /** By row. */
  scores: Float64Array;
  /** By index in the list of candidates. */
  boosts: readonly number[];
  /** Row of the best element, or -1 if there is no candidate. */
  best: number;
}

const BOOST = 50;
/** Requirements for a boost: stop words of a paragraph, within this many paragraphs before. */
const BOOSTABLE = { stopWords: 5, paragraphs: 3 } as const;
/** The last quarter of many candidates is taken for comments and the like. */
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

/** Returns the penalty that replaces the boost near the end of the list; null elsewhere. */
function penalty(number: number, index: number): number | null {
  const left = number - index;
  const last = number * END.share;
  if (left > last) return null;
  const square = (last - left) ** 2;
  return square > END.cap ? END.beyondCap : -square;
}

/** Returns every element around a candidate, in the order in which the candidates' ancestors are visited. */
function ancestorsInOrder(measures: Measures, candidates: readonly Candidate[], reach: number): number[] {
  const seen = new Uint8Array(measures.elements.length);
  const found: number[] = [];
  for (const { row } of candidates) {
    let ancestor = at(measures.parent, row);
    for (let distance = 1; ancestor >= 0 && distance <= reach; distance++) {
      // if one walk reached the root, all end there
      if (seen[ancestor] === 1 && reach === Number.POSITIVE_INFINITY) break;
      if (seen[ancestor] === 0) found.push(ancestor);
      seen[ancestor] = 1;
      ancestor = at(measures.parent, ancestor);
    }
  }
  return found;
}

/** Returns the first element with the highest score, or the first of all if no score is above 0. */
function bestOf(scores: Float64Array, ancestors: readonly number[]): number {
  const isBetter = (row: number, best: number): boolean => at(scores, row) > Math.max(0, at(scores, best));
  return ancestors.reduce((best, row) => (isBetter(row, best) ? row : best), ancestors[0] ?? -1);
}
