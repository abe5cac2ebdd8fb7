/**
 * Stores many readings (pages with the algorithms' results so far) and answers questions about them. Runs in a worker.
 */
import { type HeldReading, holdReading } from './reading.ts';
import type { AlgorithmSource, Question } from './types.ts';
import { parseSnapshot } from './valid-snapshot.ts';

/** Answers are JSON strings, which pass between threads and to the page faster than objects with long arrays. */
export interface HeldReadings {
  /**
   * @param hasOwnThread whether a large page gets a thread of its own: other pages do not wait for it, and closing it
   * ends the thread
   * @throws if `snapshot` is not a snapshot
   */
  open(id: string, snapshot: string, hasMoved: boolean, hasOwnThread: boolean): Promise<void>;
  /** Runs the first algorithm. Returns the result (`OpenReading['first']`) as JSON. */
  begin(id: string, algorithm: string | null): Promise<string>;
  /**
   * Returns the answer as JSON.
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
