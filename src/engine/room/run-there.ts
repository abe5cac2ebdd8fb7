/**
 * The other algorithms' answers on a page whose reader is open: in the page each of them would be one long task
 * (docs/adr/011-other-algorithms-are-prepared-while-idle.md). What is made of them is made there, with stops.
 */
import '../../vocabulary/provide.ts';
import { createPage, type Page } from '../../page/page.ts';
import { checkedAnswer } from '../../selection/check-answer.ts';
import { codeOf, documents } from './code-of.ts';
import { type PlainAnswer, plainAnswer } from './plain-answer.ts';
import type { RunRequest } from './request.ts';
import type { TakeTurn } from './turns.ts';
import { parseSnapshot } from './valid-snapshot.ts';

/**
 * Answers {@link PlainAnswer}s as JSON, in the order of the request; those that fail are left out, and fail in the page again.
 *
 * @param take the turn of each algorithm
 * @throws where it is no snapshot, or the page has no turn any more
 */
export async function runThere({ snapshot, algorithms }: RunRequest, take: TakeTurn): Promise<string> {
  const page = await take(() => createPage(parseSnapshot(snapshot)));
  const answers: (PlainAnswer | null)[] = [];
  for (const id of new Set(algorithms)) answers.push(await take(() => answerOf(page, id)));
  return JSON.stringify(answers.filter((answer) => answer !== null));
}

/** null where the algorithm fails: it does so in the page once more, which says so. */
async function answerOf(page: Page, id: string): Promise<PlainAnswer | null> {
  try {
    const { run } = await codeOf(id);
    return plainAnswer(checkedAnswer(page, run(page, { population: 'rendered', documents })));
  } catch {
    return null;
  }
}
