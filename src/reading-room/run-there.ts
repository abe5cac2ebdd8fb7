/**
 * The other algorithms' answers on a page whose reader is open: in the page each of them would be one long task
 * (docs/adr/011-other-algorithms-are-prepared-while-idle.md). What is made of them is made there, with stops.
 */
import '../vocabulary/provide.ts';
import { createPage } from '../page/page.ts';
import { checkedAnswer } from '../selection/check-answer.ts';
import { codeOf, documents } from './code-of.ts';
import { type PlainAnswer, plainAnswer } from './plain-answer.ts';
import type { RunRequest } from './request.ts';
import { parseSnapshot } from './sound-snapshot.ts';

/**
 * Answers {@link PlainAnswer}s as JSON, in the order of the request; those that fail are left out, and fail in the page again.
 *
 * @param pause lets those have their turn who wait for a first click
 * @throws where it is no snapshot
 */
export async function runThere({ snapshot, algorithms }: RunRequest, pause = nextTask): Promise<string> {
  const page = createPage(parseSnapshot(snapshot));
  const answers: PlainAnswer[] = [];
  for (const id of new Set(algorithms)) {
    await pause();
    try {
      const { run } = await codeOf(id);
      answers.push(plainAnswer(checkedAnswer(page, run(page, { population: 'rendered', documents }))));
    } catch {
      // it fails in the page once more, which says so
    }
  }
  return JSON.stringify(answers);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
