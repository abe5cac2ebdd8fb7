/** Finds the element that gets the most points from the paragraphs in it (docs/specs/goose.md, "Best element"). */
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
  /** Points added to the number of stop words; negative near the end of a page with many candidates; 0 if rejected. */
  boost: number;
}

/** Tags of candidates. Candidates are listed tag by tag, and those with the same tag in document order. */
const TAGS = ['p', 'pre', 'td'] as const;
const MINIMUM_STOP_WORDS = 3;
/** Points of the first candidate's boost; the boosts of later candidates are smaller ({@link giveBoosts}). */
const BOOST = 50;

/** Returns all candidates below each root, including rejected ones (docs/specs/goose.md, "Best element"). */
function findCandidates(measures: Measures, roots: readonly number[]): Candidate[] {
  const rows = roots.flatMap((root) => TAGS.flatMap((tag) => rowsBelow(measures, root, tag)));
  const candidates = rows.map((row) => ({
    row,
    stopWords: total(measures, row, 'stopWords'),
    rejected: reasonAgainst(measures, row),
    boost: 0,
  }));
  giveBoosts(candidates.filter(isAccepted), BOOST, ({ row }) => isBoostable(measures, row));
  return candidates;
}

function isAccepted({ rejected }: Candidate): boolean {
  return rejected === null;
}

/** Returns the reason why an element gives no points (too few stop words, or too many links); null if it gives some. */
export function reasonAgainst(measures: Measures, row: number): string | null {
  const stopWords = total(measures, row, 'stopWords');
  if (stopWords < MINIMUM_STOP_WORDS) return `stop words: ${stopWords} of at least ${MINIMUM_STOP_WORDS}`;
  return highLinkDensity(measures, row);
}

/** Minimum link density of an element that is a list of links. */
const HIGH = 1;

/** Returns the reason why an element is a list of links; null if it is not (docs/specs/goose.md, "Counting"). */
export function highLinkDensity(measures: Measures, row: number): string | null {
  const density = linkDensity(measures, row);
  return density < HIGH ? null : `density of links ${density.toFixed(2)}, ${HIGH} or more`;
}

/** Returns the link density: the share of linked words, multiplied by the number of links. */
function linkDensity(measures: Measures, row: number): number {
  const { needsWords } = measures;
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
  /** The points of the ancestor at a distance (1: the parent). If 0, those above it get none either. */
  share(points: number, distance: number): number;
  /** Number of ancestors of a candidate that can become the best element, even without points. */
  reach: number;
}

/** Result of the search for the best element: in the whole page, or in copies of its marked articles (`<article>`). */
export interface Search {
  measures: Measures;
  candidates: readonly Candidate[];
  /** Points by row. */
  scores: Float64Array;
  /** Row of the best element; -1 if there are no candidates. */
  best: number;
}

/** Condition for a boost: one of the 3 nearest `p` siblings before the candidate has more than 5 stop words. */
const BOOSTABLE = { stopWords: 5, paragraphs: 3 } as const;
/**
 * Rules for the end of the list of candidates. With more than 15 candidates, those in the last quarter are probably
 * comments and lose points: the later, the more. As in the original programs, a candidate that would lose more than
 * `cap` points gains `beyondCap` points instead.
 */
const END = { candidates: 15, share: 0.25, cap: 40, beyondCap: 5 } as const;

/** Gives the points of the candidates (except rejected ones) to the elements around them; finds the best element. */
export function findBest(measures: Measures, roots: readonly number[], { share, reach }: Propagation): Search {
  const candidates = findCandidates(measures, roots);
  const accepted = candidates.filter(isAccepted);
  const scores = new Float64Array(measures.elements.length);
  for (const { row, stopWords, boost } of accepted) {
    const points = Math.trunc(stopWords + boost);
    let ancestor = at(measures.parent, row);
    for (let distance = 1; ancestor >= 0; distance++) {
      const own = share(points, distance);
      if (own === 0) break;
      scores[ancestor] = at(scores, ancestor) + own;
      ancestor = at(measures.parent, ancestor);
    }
  }
  return { measures, candidates, scores, best: bestOf(scores, ancestorsInOrder(measures, accepted, reach)) };
}

/**
 * Sets the boost of each accepted candidate. The first boostable one gets `most` points, the second `most` / 2, the
 * third `most` / 3, and so on. In the last quarter of a long list, `endBoost` replaces the boost.
 */
export function giveBoosts<C extends { boost: number }>(
  accepted: readonly C[],
  most: number,
  isBoostable: (candidate: C) => boolean,
): void {
  let boosted = 0;
  accepted.forEach((candidate, index) => {
    const boost = isBoostable(candidate) ? most / ++boosted : 0;
    candidate.boost = endBoost(accepted.length, index) ?? boost;
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

/** Returns the boost of a candidate in the last quarter of a long list (mostly negative); null for other candidates. */
function endBoost(number: number, index: number): number | null {
  const left = number - index;
  const last = number * END.share;
  if (number <= END.candidates || left > last) return null;
  const square = (last - left) ** 2;
  return square > END.cap ? END.beyondCap : -square;
}

/** Returns the ancestors of all candidates in the original programs' order. If scores are equal, the first one wins. */
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

/** Explains the candidates and the best element. `printed`: ids of the kept text nodes, in document order. */
export function explain(
  { nodes }: PageSnapshot,
  { measures, candidates, scores, best }: Search,
  printed: readonly number[],
): TraceEntry[] {
  const sourceOf = (row: number): number => at(measures.elements, row).source;
  const entries = candidates.map(({ row, stopWords, rejected, boost }): TraceEntry => {
    const node = sourceOf(row);
    const kept = firstFrom(printed, node) < at(nodes.end, node);
    return {
      step: 'candidates',
      node,
      kept,
      reason: rejected ?? `stop words: ${stopWords}, boost ${boost.toFixed(1)}`,
    };
  });
  if (best < 0) return entries;
  const reason = `score ${at(scores, best)}, the highest`;
  return [...entries, { step: 'best-node', node: sourceOf(best), kept: true, reason }];
}
