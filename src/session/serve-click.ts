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
 * Longest wait for the worker's call if no engine runs outside the page (ms). The worker calls when it has injected the
 * scripts of an engine. If the browser stopped the worker before that, the session requests these scripts itself.
 */
const WORKER_TIMEOUT = 600;

/** Resolves to the reason why the page cannot be read; null if it can. */
type Answer = Promise<UnreadableReason | null>;

/** Creates the document's click server: only one, because it knows which clicks were already served. */
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

/** If the page cannot be read and the caller does not explain that, sends the reason to the worker for the popup. */
async function told(click: ClickRequest, answer: Answer): Answer {
  const reason = await answer.finally(() => endFirstScreen(click.clickedAt));
  if (reason && !click.isAnswered) tellBackground('pageUnreadable', { reason });
  return reason;
}
