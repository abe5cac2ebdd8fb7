/** Stores readings (page snapshots with the results so far) and answers questions about them, in a worker. */
import { shownDate } from '../article/date.ts';
import { type HeldReading, holdReading } from './reading.ts';
import type { AlgorithmSource, FirstFinding, OpenRequest, Question } from './types.ts';
import { parseSnapshot } from './valid-snapshot.ts';

interface OpenOptions extends OpenRequest {
  /** Whether the page is large and gets its own thread, so that other pages do not wait for it. */
  hasOwnThread: boolean;
}

/** Answers are JSON strings, because browsers pass them between threads faster than objects with long arrays. */
export interface HeldReadings {
  /** Returns the first algorithm's result (`OpenReading['first']`) as JSON. Throws if `snapshot` is not a snapshot. */
  open(id: string, snapshot: string, options: OpenOptions): Promise<string>;
  /** Returns the answer as JSON. Throws if this reading is not open. */
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
    async open(id, snapshot, { hasMoved, algorithm }) {
      const reading = holdReading(parseSnapshot(snapshot), hasMoved, source);
      held.set(id, reading);
      const first = await reading.begin(algorithm);
      return JSON.stringify(first && withDate(first));
    },
    ask: async (id, question) => JSON.stringify(await heldAs(id).ask(question)),
    close: (id) => void held.delete(id),
  };
}

/** Adds the article's date in words. A web page's first formatted date takes about 10 ms; here it costs no wait. */
function withDate({ algorithm, finding }: FirstFinding): FirstFinding {
  const date = shownDate(finding.article.metadata);
  if (!date) return { algorithm, finding };
  return { algorithm, finding: { ...finding, article: { ...finding.article, dateText: date.text() } } };
}
