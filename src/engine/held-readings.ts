/**
 * Stores many readings (page snapshots with the algorithms' results so far) and answers questions about them. Runs in a
 * worker.
 */
import { type HeldReading, holdReading } from './reading.ts';
import type { AlgorithmSource, Question } from './types.ts';
import { parseSnapshot } from './valid-snapshot.ts';

/**
 * The stored readings. Answers are JSON strings, because browsers pass them between threads faster than objects with
 * long arrays.
 */
export interface HeldReadings {
  /**
   * @param hasOwnThread whether to read the page in its own thread, because it is large. Other pages then do not wait
   * for it, and closing the reading ends the thread.
   * @throws if `snapshot` is not a snapshot
   */
  open(id: string, snapshot: string, hasMoved: boolean, hasOwnThread: boolean): Promise<void>;
  /** Runs the first algorithm on an open reading. Returns the result (`OpenReading['first']`) as JSON. */
  begin(id: string, algorithm: string | null): Promise<string>;
  /**
   * Returns the answer to a question as JSON.
   * @throws if this reading is not open
   */
  ask(id: string, question: Question): Promise<string>;
  close(id: string): void;
}

export function holdReadings(source: AlgorithmSource): HeldReadings {
  const held = new Map<string, HeldReading>();

  function heldAs(id: string): HeldReading {
    const found = held.get(id);
    if (!found) throw new Error('This reading is not open.');
    return found;
  }

  return {
    async open(id, snapshot, hasMoved) {
      held.set(id, holdReading(parseSnapshot(snapshot), hasMoved, source));
    },
    begin: async (id, algorithm) => JSON.stringify(await heldAs(id).begin(algorithm)),
    ask: async (id, question) => JSON.stringify(await heldAs(id).ask(question)),
    close: (id) => void held.delete(id),
  };
}
