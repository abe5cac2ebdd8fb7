/** Decides which of a site's remembered corrections to apply to a page. */
import type { Page } from '../../page/page.ts';
import { type CountedKey, counted, day, message } from '../../platform/wording/message.ts';
import { type Replayed, replaySite } from './replay.ts';
import { counted as countedUses } from './site-memory.ts';
import type { Outcome, SiteMemory } from './types.ts';

export interface Remembered {
  readonly corrections: readonly (Replayed & { readonly reason: string })[];
  readonly sentence: string;
  readonly outcomes: readonly Outcome[];
  readonly memory: SiteMemory;
}

/**
 * Returns the corrections to apply to a page, a sentence for the user about them, and the outcomes, which the caller
 * sends to the background. Must be called only once per page, not once per algorithm: the background counts the
 * outcomes of each call as those of another page.
 *
 * @param keptNodes the nodes of the article before any correction
 * @param isArticle if false, only corrections with an effect are counted, because pages that are not articles may lack
 * the corrected boxes
 */
export function remembered(
  page: Page,
  keptNodes: Iterable<number>,
  memory: SiteMemory,
  { isArticle }: { isArticle: boolean },
): Remembered {
  const replay = replaySite(page, memory.corrections, keptNodes);
  const outcomes = replay.outcomes.filter(({ outcome }) => isArticle || outcome === 'used');
  return {
    corrections: replay.corrections.map((one) => ({ ...one, reason: message('reasonAsked', day(one.asked)) })),
    sentence: sentenceOf(replay.corrections, replay.heldBack),
    outcomes,
    memory: countedUses(memory, outcomes),
  };
}

function sentenceOf(corrections: readonly Replayed[], heldBack: number): string {
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
  return heldBack > 0 ? message('twoWords', sentence, message('recalledHeldBack')) : sentence;
}

function counting(corrections: readonly Replayed[], wanted: string, done: CountedKey): string {
  const number = corrections.filter(({ correction }) => correction.kind === wanted).length;
  return number === 0 ? '' : counted(done, number);
}
