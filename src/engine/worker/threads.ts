/** Holds readings in workers: one that is warm for pages of usual size, and one of its own for each large page. */
import { proxy, type Remote, wrap } from 'comlink';
import { reportOnce } from '../../platform/errors.ts';
import type { HeldReadings } from '../held-readings.ts';
import type { EngineThread } from './main.ts';
import { readabilityRunner } from './readability-runner.ts';

/** Longest work of the shared thread on one call (ms): then it is ended, and the pages that it holds read themselves. */
const LONGEST_CALL = 60_000;

interface Thread {
  /** Rejects if the thread is lost before it answers. */
  run<T>(work: (thread: Remote<EngineThread>) => Promise<T>): Promise<T>;
  readonly isLost: boolean;
  end(): void;
}

export interface Threads extends HeldReadings {
  /** Starts the thread for the next click and warms its code with pages that nobody waits for. */
  warm(snapshots: Parameters<EngineThread['warm']>[0]): Promise<void>;
}

/** @param words all texts in the browser's language */
export function createThreads(words: Promise<Readonly<Record<string, string>>>): Threads {
  let shared: Thread | null = null;
  const own = new Map<string, Thread>();

  const sharedThread = () => (shared = shared && !shared.isLost ? shared : startThread(words, LONGEST_CALL));
  const threadOf = (id: string) => own.get(id) ?? sharedThread();

  return {
    open(id, snapshot, hasMoved, hasOwnThread) {
      if (hasOwnThread) own.set(id, startThread(words, null));
      return threadOf(id).run((thread) => thread.open(id, snapshot, hasMoved, hasOwnThread));
    },
    begin: (id, algorithm) => threadOf(id).run((thread) => thread.begin(id, algorithm)),
    ask: (id, question) => threadOf(id).run((thread) => thread.ask(id, question)),
    close(id) {
      const thread = own.get(id);
      own.delete(id);
      if (thread) thread.end();
      else if (shared) shared.run((held) => held.close(id)).catch(() => {});
    },
    warm: (snapshots) => sharedThread().run((thread) => thread.warm(snapshots)),
  };
}

/** @param longest work on one call (ms); null for no limit */
function startThread(words: Promise<Readonly<Record<string, string>>>, longest: number | null): Thread {
  const worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module' });
  const remote = wrap<EngineThread>(worker);
  const ending = new AbortController();
  const { signal } = ending;
  const lost = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  lost.catch(() => {});
  const end = (reason: string) => {
    worker.terminate();
    ending.abort(new Error(reason));
  };
  worker.addEventListener('error', ({ message }) => {
    reportOnce('a thread of the engine was lost', message);
    end('The thread was lost.');
  });
  const started = words.then((all) => remote.start(all, proxy(readabilityRunner)));
  started.catch(() => {});
  return {
    async run(work) {
      const timer = longest === null ? undefined : setTimeout(() => end('The thread took too long.'), longest);
      try {
        return await Promise.race([lost, started.then(() => work(remote))]);
      } finally {
        clearTimeout(timer);
      }
    },
    get isLost() {
      return signal.aborted;
    },
    end: () => end('The reading was closed.'),
  };
}
