/** How like two boxes are, by what is remembered of one and what is seen of the other. */
import { type BoxSignature, MOST_FROM_END } from './types.ts';

/**
 * What each fact counts for. Names and landmarks are what a site's pages have in common; where a box stands and how long it
 * is differ from page to page, and say which of several alike it is.
 */
const WEIGHTS = {
  names: 5,
  around: 2.5,
  landmarks: 2,
  column: 1.5,
  place: 1.5,
  ends: 1,
  style: 1,
  content: 1.5,
  links: 1,
  words: 0.75,
  blocks: 0.5,
  before: 0.75,
  after: 0.75,
  siblings: 0.5,
} as const;
type Fact = keyof typeof WEIGHTS;

/** 0 … 1; 1 for boxes of which all that is looked at is the same. */
export function likeness(one: BoxSignature, other: BoxSignature): number {
  let sum = 0;
  let most = 0;
  for (const [fact, value] of Object.entries(compare(one, other)) as [Fact, number | null][]) {
    if (value === null) continue;
    sum += value * WEIGHTS[fact];
    most += WEIGHTS[fact];
  }
  return most === 0 ? 0 : sum / most;
}

/** By fact, how like they are in it (0 … 1); null where neither has one. */
function compare(one: BoxSignature, other: BoxSignature): Record<Fact, number | null> {
  const isMeasured = one.column !== 'none' && other.column !== 'none';
  return {
    names: overlap(one.names, other.names),
    around: overlap(one.around, other.around),
    landmarks: overlap(one.landmarks, other.landmarks),
    column: isMeasured ? (same(one.column, other.column) + near(one.width, other.width, 2)) / 2 : null,
    place: same(one.place, other.place),
    ends: ends(one, other),
    style: (near(one.size, other.size, 2) + same(one.isBold, other.isBold) + same(one.isItalic, other.isItalic)) / 3,
    content: same(one.content, other.content),
    links: near(one.links, other.links, 2),
    words: near(one.words, other.words, 4),
    blocks: near(one.blocks, other.blocks, 3),
    before: same(one.before, other.before),
    after: same(one.after, other.after),
    siblings: near(one.siblings, other.siblings, 3),
  };
}

/** What two lists have in common, as a share of what either has (Jaccard); null where both are empty. */
export function overlap(one: readonly string[], other: readonly string[]): number | null {
  if (one.length === 0 && other.length === 0) return null;
  const both = one.filter((value) => other.includes(value)).length;
  return both / (one.length + other.length - both);
}

const same = (one: unknown, other: unknown) => (one === other ? 1 : 0);

/** 1 for equal numbers, 0 for those that differ by so much or more. */
const near = (one: number, other: number, most: number) => Math.max(0, 1 - Math.abs(one - other) / most);

/** The end of the text that the remembered box was nearer to; null where it was at neither. */
function ends(one: BoxSignature, other: BoxSignature): number | null {
  if (Math.min(one.fromStart, one.fromEnd) >= MOST_FROM_END) return null;
  return one.fromEnd <= one.fromStart ? near(one.fromEnd, other.fromEnd, 3) : near(one.fromStart, other.fromStart, 3);
}
