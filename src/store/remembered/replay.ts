/** Replays a site's remembered corrections on one of its pages. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { matchSignature } from './match.ts';
import type { Outcome, RememberedCorrection, Signature } from './types.ts';
import { type KeptNodes, keptText, viewOf, wordsOf } from './view.ts';

/** Largest share of the text's words that remembered corrections may remove (0 … 1). */
export const MOST_TAKEN = 0.25;
/** What has more words than the whole text, and than this, is another box than the one to put back. */
const SHORT_TEXT = 200;
/** Share of the kept words below which a container replaces the article (0 … 1). */
const LITTLE = 0.25;

/** A remembered correction to apply to a page. */
export interface Replayed {
  readonly id: string;
  /** The day on which the user asked for it. */
  readonly asked: string;
  readonly correction: Correction;
}

export interface Replay {
  readonly corrections: readonly Replayed[];
  /** Outcome of every correction that was tried. */
  readonly outcomes: readonly Outcome[];
  /** Number of corrections left out because together they would remove too much. */
  readonly heldBack: number;
}

/**
 * Replays corrections in the order in which the user made them. Removed text adds up, so that a file of many small corrections
 * cannot remove more than one large one.
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

/** Applies one remembered correction to a page: returns the correction, null for none, and the texts that it removes. */
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

/** Returns null if nothing is left to do. */
function correctionOf(page: Page, signature: Signature, nodes: readonly number[], kept: KeptNodes): Correction | null {
  const [first] = nodes;
  if (first === undefined) return null;
  if (signature.kind === 'role') return { kind: 'role', nodes, role: signature.role };
  if (signature.kind !== 'container') return { kind: signature.kind, nodes };
  return kept.nodes.every((node) => page.holds(first, node)) ? null : { kind: 'container', element: first };
}

/** Returns the kept texts that the correction removes from the article. */
function takenBy(page: Page, correction: Correction, kept: KeptNodes): readonly number[] {
  if (correction.kind === 'remove') return correction.nodes;
  if (correction.kind === 'role') return correction.role === 'body' ? [] : correction.nodes;
  if (correction.kind !== 'container') return [];
  const { element } = correction;
  // the algorithm missed the article: the container replaces its result
  const isReplaced = kept.wordsIn(element) < kept.words * LITTLE && viewOf(page).wordsIn(element) >= kept.words;
  return isReplaced ? [] : kept.nodes.filter((node) => !page.holds(element, node));
}

function isTooMuch(page: Page, taken: readonly number[], kept: KeptNodes): boolean {
  return wordsOf(page, taken) > kept.words * MOST_TAKEN;
}
