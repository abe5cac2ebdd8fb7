/** What the other algorithms answer, from the reading room (docs/adr/011-other-algorithms-are-prepared-while-idle.md). */
import type { Selection } from '../algorithms/types.ts';
import { marksOf, type PlainAnswer } from '../engine/room/plain-answer.ts';
import type { RunRequest } from '../engine/room/request.ts';
import type { Page } from '../page/page.ts';
import { snapshotAsJson } from '../page/snapshot/json.ts';
import { callOnce } from '../platform/plain-call.ts';
import { checkedAnswer } from '../selection/check-answer.ts';
import { withPauses } from './let-others.ts';
import { runAlgorithm } from './run-algorithm.ts';

type Answers = ReadonlyMap<string, Selection>;

const NO_ANSWERS: Answers = new Map();

/** On a page of fewer nodes no algorithm takes long, and they have run before its snapshot would have been sent. */
const WORTH_SENDING = 2000;

/** Nobody waits for it but the algorithms themselves, which run here then (ms). */
const ROOM_TIMEOUT = 20_000;

export interface OtherAnswers {
  /** What an algorithm has answered in the room. */
  answerOf(algorithm: string): Selection | undefined;
  /** Has these algorithms run there; null where that was done, or is not worth it. Never rejects. */
  ask(algorithms: readonly string[]): Promise<void> | null;
}

export function createOtherAnswers(page: Page): OtherAnswers {
  let isAsked = page.nodes.size < WORTH_SENDING;
  let answers = NO_ANSWERS;
  return {
    answerOf: (algorithm) => answers.get(algorithm),
    ask(algorithms) {
      if (isAsked || algorithms.length === 0) return null;
      isAsked = true;
      return answersFromThere(page, algorithms).then((found) => {
        answers = found;
      });
    },
  };
}

/** By algorithm; nothing where no room is open, or it does not answer. */
async function answersFromThere(page: Page, algorithms: readonly string[]): Promise<Answers> {
  const snapshot = await withPauses(snapshotAsJson(page.snapshot));
  if (snapshot === null) return NO_ANSWERS;
  const request: RunRequest = { snapshot, algorithms };
  const reply = await Promise.race([callOnce('runThere', request), later(ROOM_TIMEOUT)]);
  if (!reply?.ok || typeof reply.value !== 'string') return NO_ANSWERS;
  try {
    const answers = (JSON.parse(reply.value) as PlainAnswer[]).map((answer) =>
      checkedAnswer(page, whole(page, answer)),
    );
    return new Map(answers.map((answer) => [answer.algorithm, answer]));
  } catch {
    // the room of another version, after an update
    return NO_ANSWERS;
  }
}

const later = (delay: number) => new Promise<undefined>((resolve) => setTimeout(resolve, delay));

/** What was left out on the way is made here, if somebody asks for it. */
function whole(page: Page, plain: PlainAnswer): Selection {
  const { algorithm, confidence, page: judgement, empty } = plain;
  let ran: Selection | undefined;
  const here = () => (ran ??= runAlgorithm(page, algorithm).selection);
  return {
    algorithm,
    confidence,
    page: judgement,
    empty,
    marks: marksOf(plain),
    get text() {
      return here().text;
    },
    get trace() {
      return here().trace;
    },
  };
}
