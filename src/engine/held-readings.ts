/** The readings of many pages. Every host outside the page runs this, in a worker; tests run it where they are. */
import { type HeldReading, holdReading } from './reading.ts';
import type { AlgorithmSource, Question } from './types.ts';
import { parseSnapshot } from './valid-snapshot.ts';

/** Answers are JSON: one text passes from thread to thread and to the page faster than a table of columns. */
export interface HeldReadings {
  /**
   * @param hasOwnThread the page is large: where there are threads, others do not wait for it, and closing it ends its thread
   * @throws if it is no snapshot
   */
  open(id: string, snapshot: string, hasMoved: boolean, hasOwnThread: boolean): Promise<void>;
  /** Answers `OpenReading['first']`. */
  begin(id: string, algorithm: string | null): Promise<string>;
  /** @throws if no such reading is held */
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
