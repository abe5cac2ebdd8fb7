/**
 * Whose turn it is in the reading room, which has one thread for all tabs. A page's script sends what it likes once it has been broken
 * into: no document gets more than its share, and none makes the first click of another wait for more than the step that runs.
 */

/** Does a step of a call when its turn has come; rejects where the document has gone meanwhile, or has had its share. */
export type TakeTurn = <T>(step: () => T | Promise<T>) => Promise<T>;

/** What a reader waits for is `first`; what is only prepared is `later`. */
export type Urgency = 'first' | 'later';

/** A document that calls: the browser says which. */
export interface CallingDocument {
  tabId: number | undefined;
  url: string | undefined;
  documentId?: string | undefined;
}

export interface Turns {
  /**
   * Answers a call, whose steps take turns.
   *
   * @param letters of what was sent (UTF-16 units)
   * @throws where the document, or all together, have too much under way
   */
  answer<T>(
    call: { visitor: CallingDocument; urgency: Urgency; letters: number },
    work: (take: TakeTurn) => Promise<T>,
  ): Promise<T>;
}

/** Calls of one document at a time. A reader has two under way at most: its page, and the other algorithms. */
const MOST_CALLS = 3;
/** All that waits in the host (letters): a page of a million nodes has some 150 million. */
const MOST_LETTERS = 400_000_000;
/** What a document takes of the room in all (ms); the page does the rest by itself, in pieces. */
const MOST_TIME = 60_000;
/** Documents whose time is remembered. */
const MOST_REMEMBERED = 200;

interface Waiting {
  who: string;
  visitor: CallingDocument;
  urgency: Urgency;
  run(): Promise<void>;
  refuse(reason: Error): void;
}

/** @param isThere whether the document may still be there; asked before what is only prepared, and had to wait */
export function createTurns(isThere: (of: CallingDocument) => Promise<boolean>, now = () => performance.now()): Turns {
  const calls = new Map<string, number>();
  const spent = new Map<string, number>();
  const waiting: Waiting[] = [];
  let letters = 0;
  let isRunning = false;

  const timeOf = (who: string) => spent.get(who) ?? 0;

  /** What a reader waits for, and of these the document that has had least. */
  function takeNext(): Waiting | undefined {
    const [next] = waiting.toSorted((a, b) => rankOf(a) - rankOf(b) || timeOf(a.who) - timeOf(b.who));
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    let hasWaited = false;
    for (let next = takeNext(); next; next = takeNext()) {
      await runOne(next, hasWaited);
      hasWaited = true;
      // what has come meanwhile is heard first
      if (waiting.length > 0) await nextTask();
    }
    isRunning = false;
  }

  async function runOne({ who, visitor, urgency, run, refuse }: Waiting, hasWaited: boolean): Promise<void> {
    if (timeOf(who) > MOST_TIME) return refuse(new Error('This page has had its time in the reading room.'));
    if (hasWaited && urgency === 'later' && !(await isThere(visitor))) return refuse(new Error('The page has gone.'));
    const begin = now();
    await run();
    const time = timeOf(who) + now() - begin;
    // those that were here last are the last to be forgotten
    spent.delete(who);
    spent.set(who, time);
    const [oldest] = spent.keys();
    if (spent.size > MOST_REMEMBERED && oldest !== undefined) spent.delete(oldest);
  }

  const turnsOf =
    (visitor: CallingDocument, urgency: Urgency): TakeTurn =>
    (step) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          try {
            resolve(await step());
          } catch (error) {
            reject(error);
          }
        };
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
      if ((calls.get(who) ?? 0) >= MOST_CALLS || letters + size > MOST_LETTERS)
        throw new Error('The reading room is full.');
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

/** Firefox names no documents. */
export const nameOf = ({ documentId, tabId, url }: CallingDocument) => documentId ?? `${tabId} ${url}`;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
