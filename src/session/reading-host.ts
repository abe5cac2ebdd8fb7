/**
 * Sends the questions about one reading of the page to an engine: to the chosen one, or, if that engine no longer
 * answers, to the one in the page itself.
 */
import type { AnswerTo, Engine, OpenReading, Question } from '../engine/types.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';

export interface HostSource {
  /**
   * The snapshot that the engine received. If the page has changed its article without reloading, it lacks the metadata
   * that still describes the earlier article.
   */
  snapshot: PageSnapshot;
  hasMoved: boolean;
  /** The reading that was opened in the chosen engine. */
  opening: Promise<OpenReading>;
  /** Whether the page is so large that an engine in the page itself would block it noticeably. */
  isLarge: boolean;
  /** Chooses an engine again, if the reading is used after it was closed or lost. */
  chooseEngine: () => Promise<Engine>;
  /** Returns the engine in the page itself, which replaces a chosen engine that is lost. */
  ownEngine: () => Promise<Engine>;
}

export interface ReadingHost {
  readonly isClosed: boolean;
  /** Sends a question. Rejects if no engine can answer any more, or if the reading was closed. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>;
  close(): void;
  /** Undoes {@link close}: the next question opens the reading again. */
  reopen(): void;
}

/**
 * Creates the connection to the engine that has the reading. If that engine is lost, another one receives the same
 * snapshot.
 */
export function createReadingHost(source: HostSource): ReadingHost {
  const { opening, isLarge, chooseEngine, ownEngine, snapshot, hasMoved } = source;
  /** The reading in the current engine; null if the next question has to open it first. */
  let open: Promise<OpenReading> | null = opening;
  let isClosed = false;
  let isOwn = false;
  let hasAnswered = false;
  const note = () => {
    hasAnswered = true;
  };
  void opening.then(({ first }) => first).then(note, () => {});
  const openIn = (engine: Promise<Engine>) => {
    const opened = engine.then((chosen) => chosen.open(snapshot, { hasMoved, algorithm: null }));
    // prevents an unhandled rejection; `ask` awaits the same promise
    opened.catch(() => {});
    return opened;
  };
  const close = (lost: Promise<OpenReading>) => void lost.then((held) => held.close()).catch(() => {});

  function replace(lost: Promise<OpenReading>): void {
    // the page's own engine would block a large page, so the chosen engine gets a second chance if it worked before
    isOwn = !(isLarge && hasAnswered);
    hasAnswered = false;
    open = openIn(isOwn ? ownEngine() : chooseEngine());
    close(lost);
  }

  return {
    get isClosed() {
      return isClosed;
    },
    async ask(question) {
      while (!isClosed) {
        open ??= openIn(chooseEngine());
        const asked = open;
        try {
          const answer = await (await asked).ask(question);
          note();
          return answer;
        } catch (error) {
          if (open !== asked) continue;
          if (isOwn) {
            // the next question tries again, because the script may load by then
            open = null;
            isOwn = false;
            throw error;
          }
          if (!isClosed) replace(asked);
        }
      }
      throw new Error('This reading was closed.');
    },
    close() {
      isClosed = true;
      if (open) close(open);
      open = null;
    },
    reopen() {
      isClosed = false;
    },
  };
}
