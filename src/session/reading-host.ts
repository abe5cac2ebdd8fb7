/** The engine that answers a reading: the chosen one, and the page's own once that is lost. */
import type { AnswerTo, Engine, OpenReading, Question } from '../engine/types.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';

export interface HostSource {
  /** The snapshot that the engine got: without the head's hints about an earlier article. */
  snapshot: PageSnapshot;
  hasMoved: boolean;
  /** The reading at the chosen engine. */
  opening: Promise<OpenReading>;
  /** Whether reading the page would block it. */
  isLarge: boolean;
  /** Chooses the engine for a reading that is asked again after it was closed or lost. */
  chooseEngine: () => Promise<Engine>;
  /** Returns the page's own engine, which takes over if the chosen one is lost. */
  ownEngine: () => Promise<Engine>;
}

export interface ReadingHost {
  readonly isClosed: boolean;
  /** Rejects if no engine can answer any more, or the reading was closed. */
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>;
  close(): void;
  /** Opens the reading again at the next question. */
  reopen(): void;
}

/** Asks the engine that holds the reading. A lost one is replaced, with the same snapshot. */
export function createReadingHost(source: HostSource): ReadingHost {
  const { opening, isLarge, chooseEngine, ownEngine, snapshot, hasMoved } = source;
  /** null: nobody has asked since the reading was reopened, or since no host could be opened. */
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
    // handled where it is asked
    opened.catch(() => {});
    return opened;
  };
  const close = (lost: Promise<OpenReading>) => void lost.then((held) => held.close()).catch(() => {});

  function replace(lost: Promise<OpenReading>): void {
    // reading a large page would block it, so the chosen engine gets a second chance if it worked before
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
            // its script may come later
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
