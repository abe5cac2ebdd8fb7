/** Applies a site's remembered corrections to one of its pages. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Page } from '../../page/page.ts';
import { type CountedKey, counted, day, message } from '../../platform/wording/message.ts';
import { matchSignature } from './match.ts';
import type { Outcome, Signature, SiteMemory } from './types.ts';
import { type KeptNodes, keptText, viewOf, wordsOf } from './view.ts';

/** Maximum share of the article's words that all remembered corrections may remove together (0 to 1). */
export const MOST_TAKEN = 0.25;
/** Words that a correction may restore; in a longer article, as many as it has. More are probably the wrong element. */
const SHORT_TEXT = 200;
/**
 * The algorithm has missed the article if the element that the user chose has less than this share (0 to 1) of the
 * words that the algorithm kept, but at least as many words.
 */
const LITTLE = 0.25;

interface Replayed {
  readonly id: string;
  readonly asked: string;
  readonly correction: Correction;
  readonly reason: string;
}

interface Remembered {
  readonly corrections: readonly Replayed[];
  readonly sentence: string;
  readonly outcomes: readonly Outcome[];
}

/**
 * Returns the corrections to apply to a page, a sentence for the user, and the outcomes for the background. Skips a
 * correction that, with those before it, would remove more than {@link MOST_TAKEN} of the words. Call it only once per
 * page, because the background counts each call as a new page. `keptNodes`: the article before any correction.
 * `isArticle`: if false, only effects are counted, because other pages may lack the boxes.
 */
export function remembered(
  page: Page,
  keptNodes: Iterable<number>,
  memory: SiteMemory,
  { isArticle }: { isArticle: boolean },
): Remembered {
  const kept = keptText(page, keptNodes);
  const corrections: Replayed[] = [];
  const outcomes: Outcome[] = [];
  const taken = new Set<number>();
  let isHeldBack = false;
  for (const { id, asked, signature } of memory.corrections.filter(({ off }) => off === null)) {
    const { outcome, correction, takes } = applySignature(page, signature, kept);
    if (correction !== null && isTooMuch(page, [...taken, ...takes], kept)) {
      isHeldBack = true;
      continue;
    }
    if (isArticle || outcome === 'used') outcomes.push({ id, outcome });
    for (const node of takes) taken.add(node);
    if (correction !== null) corrections.push({ id, asked, correction, reason: message('reasonAsked', day(asked)) });
  }
  return { corrections, sentence: sentenceOf(corrections, isHeldBack), outcomes };
}

/** Returns the sentence for the user. `isHeldBack`: whether a correction was skipped to keep enough of the text. */
function sentenceOf(corrections: readonly Replayed[], isHeldBack: boolean): string {
  if (corrections.length === 0) return '';
  const days = [...new Set(corrections.map(({ asked }) => asked))].sort();
  const parts = [
    counting(corrections, 'remove', 'recalledTakenOut'),
    counting(corrections, 'keep', 'recalledPutBack'),
    counting(corrections, 'role', 'recalledRole'),
    corrections.some(({ correction }) => correction.kind === 'container') ? message('recalledPart') : '',
  ].filter((part) => part !== '');
  const done = parts.join(message('listSeparator'));
  const sentence =
    days.length === 1 ? message('recalledOn', day(days[0] as string), done) : message('recalledBefore', done);
  return isHeldBack ? message('twoWords', sentence, message('recalledHeldBack')) : sentence;
}

function counting(corrections: readonly Replayed[], wanted: string, done: CountedKey): string {
  const number = corrections.filter(({ correction }) => correction.kind === wanted).length;
  return number === 0 ? '' : counted(done, number);
}

/** Returns the outcome, the correction to apply to the page (null for none), and the nodes that it removes. */
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

function takenBy(page: Page, correction: Correction, kept: KeptNodes): readonly number[] {
  if (correction.kind === 'remove') return correction.nodes;
  if (correction.kind === 'role') return correction.role === 'body' ? [] : correction.nodes;
  if (correction.kind !== 'container') return [];
  const { element } = correction;
  // if the algorithm missed the article, the chosen element replaces its text, which does not count as removed
  const isReplaced = kept.wordsIn(element) < kept.words * LITTLE && viewOf(page).wordsIn(element) >= kept.words;
  return isReplaced ? [] : kept.nodes.filter((node) => !page.holds(element, node));
}

function isTooMuch(page: Page, taken: readonly number[], kept: KeptNodes): boolean {
  return wordsOf(page, taken) > kept.words * MOST_TAKEN;
}
