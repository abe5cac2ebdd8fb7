/** Serves what clicks were for, each once: as the worker says, or, where it was stopped before it could, as it has left word. */

import { reportOnce } from '../platform/errors.ts';
import { clickLeft, isForPageBefore } from '../store/messages/click.ts';
import type { ClickRequest, UnreadableReason } from '../store/messages/protocol.ts';
import { tellBackground } from './background.ts';
import type { Session } from './session.ts';

/** The worker's call comes within a few milliseconds, or not at all (ms). */
const WORKER_TIMEOUT = 600;

type Answer = Promise<UnreadableReason | null>;

export interface ClickServer {
  /** At the worker's call: done now, unless the page has begun with it by itself. Answers why the page cannot be read. */
  serve(click: ClickRequest): Answer;
  /** To be called whenever a click was left: waits for the worker's call, and goes on without it. */
  serveWithoutWorker(): void;
}

/** One for each document: whichever script of ours comes again finds what the one before has served. */
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

/** The answer, of which the popup hears where nobody else would show it. */
async function told(click: ClickRequest, answer: Answer): Answer {
  const reason = await answer;
  if (reason && !click.isAnswered) tellBackground('pageUnreadable', { reason });
  return reason;
}
