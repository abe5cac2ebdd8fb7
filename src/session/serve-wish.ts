/** Serves what clicks were for, each once: as the worker says, or, where it was stopped before it could, as it has left word. */

import { reportOnce } from '../platform/errors.ts';
import type { UnreadableReason, Wish } from '../store/messages/protocol.ts';
import { isForPageBefore, wishLeft } from '../store/messages/wish.ts';
import { tellBackground } from './background.ts';
import type { Session } from './session.ts';

/** The worker's call comes within a few milliseconds, or not at all (ms). */
const WORKER_TIMEOUT = 600;

type Answer = Promise<UnreadableReason | null>;

export interface WishServer {
  /** At the worker's call: done now, unless the page has begun with it by itself. Answers why the page cannot be read. */
  serve(wish: Wish): Answer;
  /** To be called whenever a wish was left: waits for the worker's call, and goes on without it. */
  serveWithoutWorker(): void;
}

/** One for each document: whichever script of ours comes again finds what the one before has served. */
export function createWishServer(session: Session): WishServer {
  const answers = new Map<string, Answer>();

  function serve(wish: Wish): Answer {
    const known = answers.get(wish.id);
    if (known) return known;
    if (isForPageBefore(wish)) return Promise.resolve(null);
    const answer = told(wish, grant(session, wish));
    answers.set(wish.id, answer);
    return answer;
  }

  return {
    serve,
    serveWithoutWorker() {
      const wish = wishLeft();
      const goOn = (left: Wish) =>
        serve(left).catch((error: unknown) => reportOnce('the reader could not be opened', error));
      if (wish) setTimeout(() => void goOn(wish), WORKER_TIMEOUT);
    },
  };
}

async function grant(session: Session, { toggle, save, ...open }: Wish): Answer {
  const reason = await (toggle ? session.toggle() : session.open(open));
  if (save && !reason) await session.exporter.save(save);
  return reason;
}

/** The answer, of which the popup hears where nobody else would show it. */
async function told(wish: Wish, answer: Answer): Answer {
  const reason = await answer;
  if (reason && !wish.isAnswered) tellBackground('pageUnreadable', { reason });
  return reason;
}
