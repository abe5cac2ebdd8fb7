/**
 * Distributes points of candidates to the elements around them (docs/specs/newspaper.md, "Best element (4k)", steps 4
 * and 5).
 */
import { at } from '../steps/column.ts';
import type { TreeElement, TreeNode } from '../steps/element-tree/tree.ts';
import { containerPoints } from './article-containers.ts';
import type { Checked } from './candidates.ts';

/** Points by the element's id in the snapshot; elements without points are missing. */
export type Scores = ReadonlyMap<number, number>;

/** Points that a candidate gave to its parent. */
export interface Gift {
  readonly points: number;
  /** The part that does not come from stop words. */
  readonly boost: number;
}

export interface ParagraphGravity {
  readonly scores: Scores;
  readonly gifts: ReadonlyMap<TreeElement, Gift>;
  /** The parent or grandparent of a candidate that has the most points. */
  readonly best: TreeElement | null;
}

const BOOST = 30;
const BOOST_STEPS = 3;
const BOOST_STOP_WORDS = 5;
const GRANDPARENT_SHARE = 0.4;
/** With more candidates than this, the last quarter is probably the page's end. */
const END = { candidates: 15, share: 0.25, limit: 40, boost: 5 };

/**
 * Computes the points.
 *
 * @param elements all of the page
 * @param checked the deepest first
 */
export function computeGravity(elements: readonly TreeElement[], checked: readonly Checked[]): ParagraphGravity {
  const scores = new Map<number, number>();
  for (const element of elements) {
    const points = containerPoints(element);
    if (points > 0) scores.set(element.source, points);
  }
  const candidates = checked.filter(({ rejection }) => rejection === null);
  const boosts = boostsOf(checked, candidates);
  const gifts = new Map<TreeElement, Gift>();
  const receivers = new Set<TreeElement>();
  candidates.forEach(({ element, ownStopWords }, index) => {
    const boost = at(boosts, index);
    const points = ownStopWords + boost;
    gifts.set(element, { points, boost });
    const { parent } = element;
    const around = [
      { receiver: parent, share: 1 },
      { receiver: parent?.parent, share: GRANDPARENT_SHARE },
    ];
    for (const { receiver, share } of around) {
      if (!receiver) continue;
      receivers.add(receiver);
      scores.set(receiver.source, (scores.get(receiver.source) ?? 0) + share * points);
    }
  });
  return { scores, gifts, best: highest(receivers, scores) };
}

/** Returns the boosts for text beside other text, which decrease; near the page's end a different value. */
function boostsOf(checked: readonly Checked[], candidates: readonly Checked[]): number[] {
  const wordy = new Set(
    checked.filter(({ ownStopWords }) => ownStopWords > BOOST_STOP_WORDS).map(({ element }) => element),
  );
  let boosted = 0;
  return candidates.map(({ element }, index) => {
    const boost = isBoostable(element, wordy) ? BOOST / ++boosted : 0;
    return endBoost(candidates.length, index) ?? boost;
  });
}

/** Whether an element gets a boost. Siblings of any kind count as steps, comments too. */
function isBoostable(element: TreeElement, wordy: ReadonlySet<TreeElement>): boolean {
  let steps = 0;
  for (let node: TreeNode | null = element.previous; node && steps < BOOST_STEPS; node = node.previous) {
    if (node.kind === 'text') continue;
    if (node.name === element.name && wordy.has(node)) return true;
    steps++;
  }
  return false;
}

function endBoost(count: number, index: number): number | null {
  const fromEnd = count - index;
  const last = END.share * count;
  if (count <= END.candidates || fromEnd > last) return null;
  const penalty = (last - fromEnd) ** 2;
  return penalty > END.limit ? END.boost : -penalty;
}

/**
 * Returns the element with the most points, the first in document order if several are equal: the original does not
 * define which.
 */
function highest(receivers: ReadonlySet<TreeElement>, scores: Scores): TreeElement | null {
  let best: TreeElement | null = null;
  for (const receiver of receivers) if (!best || isBetter(receiver, best, scores)) best = receiver;
  return best;
}

function isBetter(a: TreeElement, b: TreeElement, scores: Scores): boolean {
  const difference = (scores.get(a.source) ?? 0) - (scores.get(b.source) ?? 0);
  return difference > 0 || (difference === 0 && a.source < b.source);
}
