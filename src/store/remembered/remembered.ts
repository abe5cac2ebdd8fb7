/**
 * What is remembered of a site, for a page of it: the one call for who reads pages.
 *
 * ```ts
 * const { corrections, sentence, outcomes } = remembered(page, keptNodes, memory, { isArticle });
 * ```
 *
 * `keptNodes`: what stands in the article after all passes and before any correction (`marks` and objects). `corrections`
 * are applied as those of a user are, each with its `reason` for the explanation; `sentence` is the one line ("As you asked
 * on 3 May 2026: 1 part taken out."), shown with Undo, which drops them for this page; '' where nothing was changed.
 * `outcomes` go to the background (`countReplay`), which alone writes; `memory` is what it will be then. To be called once
 * for a page that was opened, not for each algorithm: outcomes count pages.
 */
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

/** @param isArticle a page of another kind may lack what is looked for: only uses are counted on it */
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
