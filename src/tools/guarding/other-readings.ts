/** What an algorithm made of the same text at other readings of the page: after it grew, in a wider window, opened again. */
import type { BlockFacts } from '../../selection/opinions/blocks.ts';
import type { Opinion } from '../scene.ts';

const KEPT = 1;
const LEFT_OUT = 2;

/** By algorithm, what it has thought of a text so far; gone with the page. */
const verdicts = new Map<string, WeakMap<Node, number>>();

/**
 * Notes what an algorithm thinks of each text that is seen, and answers of which texts it has also thought otherwise.
 *
 * @param opinion without corrections: what the user changes is no doubt of the algorithm's
 * @param nodeOf the page's node of a number of the snapshot
 */
export function noteVerdicts(
  facts: readonly BlockFacts[],
  { algorithm, marks }: Opinion,
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
