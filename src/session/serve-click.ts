/**
 * Serves each click (on the toolbar button or in a menu) once: when the background worker calls, or, if the worker was
 * stopped before that, from the data that it left in the page.
 */

import { reportOnce } from '../platform/errors.ts';
import { endFirstScreen } from '../reader/first-screen/painted.ts';
import { clickLeft, isForPageBefore } from '../store/messages/click.ts';
import type { ClickRequest, UnreadableReason } from '../store/messages/protocol.ts';
import { tellBackground } from './background.ts';
import { noteServed } from './first-screen/closed.ts';
import type { Session } from './session.ts';

/** Time to wait for the worker's call (ms); a later call is not expected. */
const WORKER_TIMEOUT = 600;

type Answer = Promise<UnreadableReason | null>;

export interface ClickServer {
  /**
   * Serves a click on the worker's call, unless it was served already. Resolves to the reason why the page cannot be
   * read, or null.
   */
  serve(click: ClickRequest): Answer;
  /**
   * To be called whenever the worker has left a click: waits for the worker's call, then serves the click without it.
   */
  serveWithoutWorker(): void;
}

/**
 * Creates the click server of a document. It is reused by later runs of the script, because it knows which clicks were
 * served.
 */
export function createClickServer(session: Session): ClickServer {
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
    serveWithoutWorker() {
      const click = clickLeft();
      const goOn = (left: ClickRequest) =>
        serve(left).catch((error: unknown) => reportOnce('the reader could not be opened', error));
      if (click) setTimeout(() => void goOn(click), WORKER_TIMEOUT);
    },
  };
}

async function grant(session: Session, { toggle, save, ...open }: ClickRequest): Answer {
  noteServed(open.clickedAt);
  const reason = await (toggle ? session.toggle() : session.open(open));
  if (save && !reason) await session.exporter.save(save);
  return reason;
}

/**
 * Returns the answer. If the page cannot be read and nobody else reports that, sends the reason to the worker for the
 * popup.
 */
async function told(click: ClickRequest, answer: Answer): Answer {
  const reason = await answer.finally(() => endFirstScreen(click.clickedAt));
  if (reason && !click.isAnswered) tellBackground('pageUnreadable', { reason });
  return reason;
}
