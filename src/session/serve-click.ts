/**
 * Serves each click once: at the worker's call, or from the click left in the page if the worker was stopped before.
 */

import { reportOnce } from '../platform/errors.ts';
import { clickLeft, isForPageBefore } from '../store/messages/click.ts';
import type { ClickRequest, UnreadableReason } from '../store/messages/protocol.ts';
import { tellBackground } from './background.ts';
import type { Session } from './session.ts';

/** Time within which the worker's call arrives, if it does at all (ms). */
const WORKER_TIMEOUT = 600;

type Answer = Promise<UnreadableReason | null>;

export interface ClickServer {
  /**
   * Serves a click at the worker's call, unless the page has already served it. Resolves to why the page cannot be
   * read.
   */
  serve(click: ClickRequest): Answer;
  /** Call it whenever a click was left: waits for the worker's call, then serves the click without it. */
  serveWithoutWorker(): void;
}

/** Creates the one click server of a document; later runs of our scripts find it and the clicks it has served. */
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
  const reason = await (toggle ? session.toggle() : session.open(open));
  if (save && !reason) await session.exporter.save(save);
  return reason;
}

/** Returns the answer. Tells the popup why the page cannot be read if nobody else will show it. */
async function told(click: ClickRequest, answer: Answer): Answer {
  const reason = await answer;
  if (reason && !click.isAnswered) tellBackground('pageUnreadable', { reason });
  return reason;
}
