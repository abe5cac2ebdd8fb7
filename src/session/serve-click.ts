/**
 * Serves each click (on the toolbar button or in a menu) once, although the click arrives twice: the background worker
 * stores it in the page, and also calls the session to get the answer. The arrival that comes later is ignored.
 */

import { reportOnce } from '../platform/errors.ts';
import { endFirstScreen } from '../reader/first-screen/painted.ts';
import { eachLeft } from '../shared/exchange.ts';
import { CLICK, clickLeft, isForPageBefore } from '../store/messages/click.ts';
import type { ClickRequest, UnreadableReason } from '../store/messages/protocol.ts';
import { tellBackground } from './background.ts';
import type { Session } from './session.ts';

/**
 * Longest wait (ms) until the background worker has injected an engine and called the session, if no engine runs
 * outside the page. Then the session serves the click itself: the browser may have stopped the worker.
 */
const WORKER_TIMEOUT = 600;

/** Resolves to the reason why the page cannot be read; null if it can. */
type Answer = Promise<UnreadableReason | null>;

/** Creates the document's click server. There must be only one, because it remembers which clicks were served. */
export function createClickServer(session: Session) {
  const answers = new Map<string, Answer>();

  function serve(click: ClickRequest): Answer {
    const known = answers.get(click.id);
    if (known) return known;
    if (isForPageBefore(click)) return Promise.resolve(null);
    const answer = told(click, grant(session, click));
    answers.set(click.id, answer);
    return answer;
  }

  return {
    serve,
    /** Serves the click that the worker has left in the page, and each click that it leaves later. */
    serveLeft() {
      const goOn = (left: ClickRequest) =>
        void serve(left).catch((error: unknown) => reportOnce('the reader could not be opened', error));
      const click = clickLeft();
      if (click?.isEngineWarm) goOn(click);
      else if (click) setTimeout(goOn, WORKER_TIMEOUT, click);
      eachLeft(CLICK, goOn);
    },
  };
}

async function grant(session: Session, click: ClickRequest): Answer {
  const reason = await session.open(click);
  if (click.save && !reason) await session.exporter.save(click.save);
  return reason;
}

/** If the page cannot be read and the caller does not tell the user why, sends the reason to the worker. */
async function told(click: ClickRequest, answer: Answer): Answer {
  const reason = await answer.finally(() => endFirstScreen(click.clickedAt));
  if (reason && !click.isAnswered) tellBackground('pageUnreadable', { reason });
  return reason;
}
