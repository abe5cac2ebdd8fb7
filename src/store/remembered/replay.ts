/** Applies a site's remembered corrections to one of its pages. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { matchSignature } from './match.ts';
import type { Outcome, RememberedCorrection, Signature } from './types.ts';
import { type KeptNodes, keptText, viewOf, wordsOf } from './view.ts';

/** Maximum share of the article's words that all remembered corrections may remove together (0 to 1). */
export const MOST_TAKEN = 0.25;
/**
 * A correction that restores text may restore this many words or, in a longer article, as many words as the article
 * has. A correction that would restore more words has probably matched the wrong element.
 */
const SHORT_TEXT = 200;
/**
 * If an element that the user chose as the article contains less than this share (0 to 1) of the words that the
 * algorithm kept, the algorithm has missed the article.
 */
const LITTLE = 0.25;

export interface Replayed {
  readonly id: string;
  /** Day on which the user made the correction. */
  readonly asked: string;
  readonly correction: Correction;
}

export interface Replay {
  readonly corrections: readonly Replayed[];
  readonly outcomes: readonly Outcome[];
  /** Number of corrections that were not applied because all corrections together would remove too much. */
  readonly heldBack: number;
}

/**
 * Applies corrections in the order in which the user made them. The limit for removed text ({@link MOST_TAKEN}) applies
 * to each correction, and to all of them together.
 */
export function replaySite(
  page: Page,
  remembered: readonly RememberedCorrection[],
  keptNodes: Iterable<number>,
): Replay {
  const kept = keptText(page, keptNodes);
  const corrections: Replayed[] = [];
  const outcomes: Outcome[] = [];
  const taken = new Set<number>();
  let heldBack = 0;
  for (const { id, asked, signature } of remembered.filter(({ off }) => off === null)) {
    const { outcome, correction, takes } = applySignature(page, signature, kept);
    if (correction !== null && isTooMuch(page, [...taken, ...takes], kept)) {
      heldBack++;
      continue;
    }
    outcomes.push({ id, outcome });
    for (const node of takes) taken.add(node);
    if (correction !== null) corrections.push({ id, asked, correction });
  }
  return { corrections, outcomes, heldBack };
}

/**
 * Returns the effect of a remembered correction on a page: its outcome, the correction to apply there (null for none),
 * and the nodes that it removes.
 */
export function applySignature(
  page: Page,
  signature: Signature,
  kept: KeptNodes,
): { outcome: Outcome['outcome']; correction: Correction | null; takes: readonly number[] } {
  const nodes = matchSignature(page, signature, kept);
  if (nodes === null || (signature.kind === 'keep' && wordsOf(page, nodes) > Math.max(kept.words, SHORT_TEXT)))
    return { outcome: 'missed', correction: null, takes: [] };
  const correction = correctionOf(page, signature, nodes, kept);
  if (correction === null) return { outcome: 'found', correction: null, takes: [] };
  const takes = takenBy(page, correction, kept);
  if (isTooMuch(page, takes, kept)) return { outcome: 'too-much', correction: null, takes: [] };
  return { outcome: 'used', correction, takes };
}

/** Returns the correction for these nodes; null if the article needs no change. */
function correctionOf(page: Page, signature: Signature, nodes: readonly number[], kept: KeptNodes): Correction | null {
  const [first] = nodes;
  if (first === undefined) return null;
  if (signature.kind === 'role') return { kind: 'role', nodes, role: signature.role };
  if (signature.kind !== 'container') return { kind: signature.kind, nodes };
  return kept.nodes.every((node) => page.holds(first, node)) ? null : { kind: 'container', element: first };
}

/** Returns the nodes that a correction removes from the article. */
function takenBy(page: Page, correction: Correction, kept: KeptNodes): readonly number[] {
  if (correction.kind === 'remove') return correction.nodes;
  if (correction.kind === 'role') return correction.role === 'body' ? [] : correction.nodes;
  if (correction.kind !== 'container') return [];
  const { element } = correction;
  // if the algorithm missed the article, the chosen element replaces its result, and that does not count as removing
  const isReplaced = kept.wordsIn(element) < kept.words * LITTLE && viewOf(page).wordsIn(element) >= kept.words;
  return isReplaced ? [] : kept.nodes.filter((node) => !page.holds(element, node));
}

function isTooMuch(page: Page, taken: readonly number[], kept: KeptNodes): boolean {
  return wordsOf(page, taken) > kept.words * MOST_TAKEN;
}
