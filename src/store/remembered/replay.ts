/** What is remembered of a site, done again on a page of it. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { type KeptNodes, keptText } from './describe-box.ts';
import { matchSignature } from './match.ts';
import type { Outcome, RememberedCorrection, Signature } from './types.ts';
import { viewOf } from './view.ts';

/** Nothing remembered takes away more than this share of the text's words. */
export const MOST_TAKEN = 0.25;
/** What is put back has at most as many words as the text has, or as a short text may have: a box that has more is another one. */
const MOST_ADDED = 1;
const SHORT_TEXT = 200;
/** Where a container holds less than this share of the kept words, all of its text is the article. */
const LITTLE = 0.25;

/** A remembered correction, as it is to be made on a page. */
export interface Replayed {
  readonly id: string;
  /** The day on which the user asked for it. */
  readonly asked: string;
  readonly correction: Correction;
}

export interface Replay {
  readonly corrections: readonly Replayed[];
  /** For every one that was tried. */
  readonly outcomes: readonly Outcome[];
  /** How many were left out because all together would take away too much. */
  readonly heldBack: number;
}

/**
 * In the order in which they were asked for. What the first have taken out counts for those after them: a file of many
 * small corrections takes away no more than one large one may.
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

/** What one remembered correction comes to on a page: nothing (`correction` null), or a correction and the texts that go. */
export function applySignature(
  page: Page,
  signature: Signature,
  kept: KeptNodes,
): { outcome: Outcome['outcome']; correction: Correction | null; takes: readonly number[] } {
  const match = matchSignature(page, signature, kept);
  if (match === null || (signature.kind === 'keep' && addsTooMuch(page, match.nodes, kept)))
    return { outcome: 'missed', correction: null, takes: [] };
  const correction = correctionOf(page, signature, match.nodes, kept);
  if (correction === null) return { outcome: 'found', correction: null, takes: [] };
  const takes = takenBy(page, correction, kept);
  if (isTooMuch(page, takes, kept)) return { outcome: 'too-much', correction: null, takes: [] };
  return { outcome: 'used', correction, takes };
}

/** null where nothing is left to do. */
function correctionOf(page: Page, signature: Signature, nodes: readonly number[], kept: KeptNodes): Correction | null {
  const [first] = nodes;
  if (first === undefined) return null;
  if (signature.kind === 'role') return { kind: 'role', nodes, role: signature.role };
  if (signature.kind !== 'container') return { kind: signature.kind, nodes };
  return kept.nodes.every((node) => page.holds(first, node)) ? null : { kind: 'container', element: first };
}

/** The kept texts that are no text of the article any more. */
function takenBy(page: Page, correction: Correction, kept: KeptNodes): readonly number[] {
  if (correction.kind === 'remove') return correction.nodes;
  if (correction.kind === 'role') return correction.role === 'body' ? [] : correction.nodes;
  if (correction.kind !== 'container') return [];
  const { element } = correction;
  // an article that the algorithm missed takes the place of what it found
  const isReplaced = kept.wordsIn(element) < kept.words * LITTLE && viewOf(page).wordsIn(element) >= kept.words;
  return isReplaced ? [] : kept.nodes.filter((node) => !page.holds(element, node));
}

function addsTooMuch(page: Page, nodes: readonly number[], kept: KeptNodes): boolean {
  const isKept = new Set(kept.nodes);
  return (
    wordsOf(
      page,
      nodes.filter((node) => !isKept.has(node)),
    ) > Math.max(kept.words * MOST_ADDED, SHORT_TEXT)
  );
}

function isTooMuch(page: Page, taken: readonly number[], kept: KeptNodes): boolean {
  return wordsOf(page, taken) > kept.words * MOST_TAKEN;
}

/** What is named twice counts once. */
function wordsOf(page: Page, nodes: readonly number[]): number {
  const { wordsIn } = viewOf(page);
  return [...new Set(nodes)].reduce((sum, node) => sum + (page.isText(node) ? wordsIn(node) : 0), 0);
}
