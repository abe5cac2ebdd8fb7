/** Reads pages in workers: most pages in one that the browser has already optimized, each large page in its own. */
import { proxy, type Remote, wrap } from 'comlink';
import readability from '../../algorithms/readability/index.ts';
import { createPage } from '../../page/page.ts';
import { reportOnce } from '../../platform/errors.ts';
import type { HeldReadings } from '../held-readings.ts';
import type { ReadabilityRunner } from '../types.ts';
import type { EngineThread } from './main.ts';

/**
 * Longest time that a thread works on one call (ms): LONGEST_CALL, plus LONGER_PER_CHARACTER for each character of a
 * large snapshot. After that, the thread is stopped, and the content scripts of its pages do the work.
 */
const LONGEST_CALL = 60_000;
const LONGER_PER_CHARACTER = 0.001;

interface Thread {
  /** Runs work in the thread; rejects if that ends first. `longest`: time limit of this call (ms), null for none. */
  run<T>(work: (thread: Remote<EngineThread>) => Promise<T>, longest?: number | null): Promise<T>;
  readonly isLost: boolean;
  end(): void;
}

interface Threads extends HeldReadings {
  /** Starts the shared thread before a user's page arrives, and reads sample pages in it to make its code fast. */
  warm(...input: Parameters<EngineThread['warm']>): Promise<void>;
}

/** Returns the threads; each starts when it is first needed. `words`: all interface texts in the browser's language. */
export function createThreads(words: Promise<Readonly<Record<string, string>>>): Threads {
  let shared: Thread | null = null;
  const own = new Map<string, Thread>();

  const sharedThread = () => (shared = shared && !shared.isLost ? shared : startThread(words));
  const threadOf = (id: string) => own.get(id) ?? sharedThread();

  return {
    open(id, snapshot, options) {
      if (options.hasOwnThread) own.set(id, startThread(words, LONGEST_CALL + LONGER_PER_CHARACTER * snapshot.length));
      return threadOf(id).run((thread) => thread.open(id, snapshot, options));
    },
    ask: (id, question) => threadOf(id).run((thread) => thread.ask(id, question)),
    close(id) {
      const thread = own.get(id);
      own.delete(id);
      if (thread) thread.end();
      else if (shared) shared.run((held) => held.close(id)).catch(() => {});
    },
    warm: (...input) => sharedThread().run((thread) => thread.warm(...input), null),
  };
}

const readabilityRunner: ReadabilityRunner = {
  run: (snapshot, population) =>
    readability.run(createPage(snapshot), {
      population,
      documents: { create: () => document.implementation.createHTMLDocument() },
    }),
};

/** Starts a thread. If one of its calls takes longer than `longestCall` (ms), the thread is stopped. */
function startThread(words: Promise<Readonly<Record<string, string>>>, longestCall = LONGEST_CALL): Thread {
  const worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module' });
  const remote = wrap<EngineThread>(worker);
  /** `reject` functions of the open calls. `Promise.race` with one shared promise would keep every answer in memory. */
  const rejects = new Set<(reason: Error) => void>();
  let lostBecause: Error | null = null;
  const end = (reason: string) => {
    worker.terminate();
    lostBecause = new Error(reason);
    for (const reject of rejects) reject(lostBecause);
  };
  worker.addEventListener('error', ({ message }) => {
    reportOnce('a thread of the engine was lost', message);
    end('The thread was lost.');
  });
  const started = words.then((all) => remote.start(all, proxy(readabilityRunner)));
  started.catch(() => {});
  return {
    run: (work, longest = longestCall) =>
      new Promise((resolve, reject) => {
        if (lostBecause) return reject(lostBecause);
        rejects.add(reject);
        const timer = longest === null ? undefined : setTimeout(() => end('The thread took too long.'), longest);
        started
          .then(() => work(remote))
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(timer);
            rejects.delete(reject);
          });
      }),
    get isLost() {
      return lostBecause !== null;
    },
    end: () => end('The reading was closed.'),
  };
}
