/** Serves what a click was for: as the worker says, or, where it was stopped before it could, as it has left word. */
import type { UnreadableReason } from '../messages/protocol.ts';
import { takeWish, type Wish, wishLeft } from '../messages/wish.ts';
import { reportOnce } from '../platform/errors.ts';
import { tellBackground } from './background.ts';
import type { Session } from './session.ts';

/** The worker's call comes within a few milliseconds, or not at all (ms). */
const PATIENCE = 600;

type Answer = Promise<UnreadableReason | null>;

/** The worker's call: done now, unless the page has begun with it by itself. */
export function serveCall(serve: () => Answer): Answer {
  const wish = takeWish();
  return wish?.answer ?? told(wish, serve());
}

/** To be called whenever the script is injected: waits for the worker's call, and goes on without it. */
export function serveWithoutWorker(session: Session): void {
  setTimeout(() => {
    const wish = wishLeft();
    if (!wish || wish.answer) return;
    wish.answer = told(wish, serve(session, wish));
    wish.answer.catch((error: unknown) => reportOnce('the reader could not be opened', error));
  }, PATIENCE);
}

async function serve(session: Session, { toggle, save, ...open }: Wish): Answer {
  const reason = await (toggle ? session.toggle() : session.open(open));
  if (save && !reason) await session.exporter.save(save);
  return reason;
}

/** The answer, of which the popup hears where nobody else would show it. */
async function told(wish: Wish | undefined, answer: Answer): Answer {
  const reason = await answer;
  if (reason && wish && !wish.isAnswered) tellBackground('pageUnreadable', { reason });
  return reason;
}
