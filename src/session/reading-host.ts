/** Sends all questions about one reading of the page to one engine; to another one if it stops answering. */
import type { AnswerTo, Engine, OpenReading, Question } from '../engine/types.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { WAS_CLOSED } from '../platform/errors.ts';

export interface HostSource {
  /**
   * The snapshot that the engine received. If the page replaces its article without a page load, its head may still
   * describe the earlier article; such metadata has been removed from the snapshot.
   */
  snapshot: PageSnapshot;
  hasMoved: boolean;
  /** Resolves when the chosen engine has opened the snapshot; the engine then answers questions about it. */
  opening: Promise<OpenReading>;
  /** Whether the page is so large that an engine in the page itself would noticeably block the page. */
  isLarge: boolean;
  /** Chooses an engine again. Called if the reading is used after it was closed, or after its engine was lost. */
  chooseEngine: () => Promise<Engine>;
  /** Returns the engine in the page itself, which replaces the chosen engine if that engine stops answering. */
  ownEngine: () => Promise<Engine>;
}

export interface ReadingHost {
  /** Rejects if no engine can answer any more, or (with the expected error `WAS_CLOSED`) if the reading was closed. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>;
  /** Lets the engine forget the reading. Answers that were already received stay known. */
  close(): void;
  /** Undoes {@link close}: the next question sends the snapshot to an engine again. */
  reopen(): void;
}

/** Connects a reading to its engine. If the engine stops answering, another engine receives the same snapshot. */
export function createReadingHost(source: HostSource): ReadingHost {
  const { opening, isLarge, chooseEngine, ownEngine, snapshot, hasMoved } = source;
  /** The snapshot as opened in the current engine; null if the next question must open it first. */
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
    // Prevents an unhandled rejection; `ask` awaits the same promise.
    opened.catch(() => {});
    return opened;
  };
  const close = (lost: Promise<OpenReading>) => void lost.then((held) => held.close()).catch(() => {});

  function replace(lost: Promise<OpenReading>): void {
    // The page's own engine takes over, unless it would block a large page and the lost engine has answered before.
    isOwn = !(isLarge && hasAnswered);
    hasAnswered = false;
    open = openIn(isOwn ? ownEngine() : chooseEngine());
    close(lost);
  }

  return {
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
            // The engine in the page failed too. The next question tries again: the engine's script may load by then.
            open = null;
            isOwn = false;
            throw error;
          }
          if (!isClosed) replace(asked);
        }
      }
      throw new Error(WAS_CLOSED);
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
