/**
 * Applies a site's memory to a page; the only function that readers of pages call.
 *
 * ```ts
 * const { corrections, sentence, outcomes } = remembered(page, keptNodes, memory, { isArticle });
 * ```
 *
 * `keptNodes`: the article's nodes after all passes and before any correction (`marks` and objects). `corrections` are applied
 * like a user's, each with its `reason` for the explanation; `sentence` is the one line ("As you asked on 3 May 2026: 1 part
 * taken out."), shown with Undo, which drops them for this page; '' if nothing changed. `outcomes` go to the background
 * (`countReplay`), the only writer; `memory` is the resulting memory. Call it once per opened page, not per algorithm: outcomes
 * count pages.
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

/** @param isArticle false counts only uses, because other kinds of pages may lack the boxes */
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
