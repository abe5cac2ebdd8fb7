/**
 * Compares an algorithm's verdicts on the same text in several readings of the page: after it grew, in a wider window,
 * or opened again.
 */
import type { BlockFacts } from '../../selection/opinions/blocks.ts';
import type { AlgorithmResult } from '../scene.ts';

const KEPT = 1;
const LEFT_OUT = 2;

/** Verdicts on each text so far, by algorithm; they go with the page. */
const verdicts = new Map<string, WeakMap<Node, number>>();

/**
 * Notes an algorithm's verdict on each visible text, and returns the texts with different verdicts so far.
 *
 * @param opinion without corrections, because the user's changes are not doubts of the algorithm
 * @param nodeOf returns the live node with an id of the snapshot
 */
export function noteVerdicts(
  facts: readonly BlockFacts[],
  { algorithm, marks }: AlgorithmResult,
  nodeOf: (id: number) => Node | undefined,
): ReadonlySet<number> {
  const of = verdicts.get(algorithm) ?? new WeakMap<Node, number>();
  verdicts.set(algorithm, of);
  const kept = new Set(marks.map(({ node }) => node));
  const flipped = new Set<number>();
  for (const text of facts.flatMap(({ texts }) => texts)) {
    const node = nodeOf(text);
    if (!node) continue;
    const verdict = (of.get(node) ?? 0) | (kept.has(text) ? KEPT : LEFT_OUT);
    of.set(node, verdict);
    if (verdict === (KEPT | LEFT_OUT)) flipped.add(text);
  }
  return flipped;
}
