/**
 * Schedules the work in the engine's shared thread, which reads all pages except large ones. A compromised page may
 * send any number of calls, so each document gets a limited share. When the user opens the reader in a document that
 * has not used the thread yet, the first call from that document waits only for the step that is running now.
 */
import type { Caller } from '../store/messages/messenger.ts';

/** Runs one step of a call when its turn has come. Rejects if the document has gone or has used up its time. */
export type TakeTurn = <T>(step: () => T | Promise<T>) => Promise<T>;

/** `first`: a user is waiting for the step. `later`: the step only prepares a comparison with other algorithms. */
export type Urgency = 'first' | 'later';

/** The document that made a call, according to the browser. */
export type CallingDocument = Pick<Caller, 'tabId' | 'url' | 'documentId'>;

interface Turns {
  /**
   * Runs a call from a document to the engine. Each step of the call waits for its turn.
   *
   * @param call `letters` is the length of the request (UTF-16 code units)
   * @throws if the document has too many open calls, or if all open calls together are too large
   */
  answer<T>(
    call: { visitor: CallingDocument; urgency: Urgency; letters: number },
    work: (take: TakeTurn) => Promise<T>,
  ): Promise<T>;
}

/** Maximum number of open calls of one document. A reader needs two: one for its article, one for comparisons. */
const MOST_CALLS = 3;
/** Largest total length of all open calls (UTF-16 code units). A page of a million nodes has about 150 million. */
const MOST_LETTERS = 400_000_000;
/** Longest total time of work for one document (ms). After that, its content script does the work. */
const MOST_TIME = 60_000;
/** Maximum number of documents whose used time is remembered. */
const MOST_REMEMBERED = 200;

interface Waiting {
  who: string;
  visitor: CallingDocument;
  urgency: Urgency;
  run(): Promise<void>;
  refuse(reason: Error): void;
}

/** Creates the schedule. `isThere`: whether the document may still exist; called before a `later` step that waited. */
export function createTurns(isThere: (of: CallingDocument) => Promise<boolean>, now = () => performance.now()): Turns {
  const calls = new Map<string, number>();
  const spent = new Map<string, number>();
  const waiting: Waiting[] = [];
  let letters = 0;
  let isRunning = false;

  const timeOf = (who: string) => spent.get(who) ?? 0;

  /** Removes and returns the next step: urgent ones first, then those of the document that has used the least time. */
  function takeNext(): Waiting | undefined {
    const [next] = waiting.toSorted((a, b) => rankOf(a) - rankOf(b) || timeOf(a.who) - timeOf(b.who));
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    let hasWaited = false;
    try {
      for (let next = takeNext(); next; next = takeNext()) {
        await runOne(next, hasWaited);
        hasWaited = true;
        // Let new calls arrive before the next step is chosen.
        if (waiting.length > 0) await nextTask();
      }
    } finally {
      isRunning = false;
    }
  }

  async function runOne({ who, visitor, urgency, run, refuse }: Waiting, hasWaited: boolean): Promise<void> {
    if (timeOf(who) > MOST_TIME) return refuse(new Error('This page has had its time in the engine.'));
    const isGone = hasWaited && urgency === 'later' && !(await isThere(visitor).catch(() => true));
    if (isGone) return refuse(new Error('The page has gone.'));
    const begin = now();
    await run();
    const time = timeOf(who) + now() - begin;
    // Moves the document to the end of the map, so that the map begins with the document whose last call is the oldest.
    spent.delete(who);
    spent.set(who, time);
    const [oldest] = spent.keys();
    if (spent.size > MOST_REMEMBERED && oldest !== undefined) spent.delete(oldest);
  }

  const turnsOf =
    (visitor: CallingDocument, urgency: Urgency): TakeTurn =>
    (step) =>
      new Promise((resolve, reject) => {
        const run = () => (async () => step())().then(resolve, reject);
        waiting.push({ who: nameOf(visitor), visitor, urgency, run, refuse: reject });
        if (!isRunning) void runAll();
      });

  function count(who: string, change: number): void {
    const left = (calls.get(who) ?? 0) + change;
    if (left > 0) calls.set(who, left);
    else calls.delete(who);
  }

  return {
    async answer({ visitor, urgency, letters: size }, work) {
      const who = nameOf(visitor);
      if ((calls.get(who) ?? 0) >= MOST_CALLS || letters + size > MOST_LETTERS) throw new Error('The engine is busy.');
      count(who, 1);
      letters += size;
      try {
        return await work(turnsOf(visitor, urgency));
      } finally {
        count(who, -1);
        letters -= size;
      }
    },
  };
}

const rankOf = ({ urgency }: Waiting) => (urgency === 'first' ? 0 : 1);

/** Returns a key for a document. Firefox provides no document ids, so there the key is made of tab and address. */
export const nameOf = ({ documentId, tabId, url }: CallingDocument) => documentId ?? `${tabId} ${url}`;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
