/**
 * A worker that extracts articles from pages. It has its own thread, so that nothing else waits for it and its work can
 * be stopped.
 */
import '../../vocabulary/provide.ts';
import { expose } from 'comlink';
import { classicAlgorithms } from '../../algorithms/classics.ts';
import { JUDGE } from '../../algorithms/index.ts';
import lectern from '../../algorithms/lectern/index.ts';
import type { Selection } from '../../algorithms/types.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { FIRST_WORDS } from '../../platform/wording/message.ts';
import { leave } from '../../shared/exchange.ts';
import { holdReadings } from '../held-readings.ts';
import { holdReading } from '../reading.ts';
import type { AlgorithmSource } from '../types.ts';
import type { ReadabilityRunner } from './readability-runner.ts';

/**
 * Largest page that Readability reads (nodes). Readability runs in the main thread of the engine page, which serves all
 * pages; a page of this size blocks it for a second.
 */
const MAX_READABILITY_NODES = 100_000;

/**
 * Number of sample pages to read before the first click. After that many, the browser has optimised the code, which
 * makes it several times faster.
 */
const WARMING = 16;

let readabilityRunner: ReadabilityRunner | undefined;

const source: AlgorithmSource = {
  async codeOf(id) {
    if (id === 'readability') return { id, run: (page, { population }) => runReadability(page.snapshot, population) };
    const light = [lectern, ...classicAlgorithms].find((algorithm) => algorithm.id === id);
    if (light) return light;
    const { allAlgorithms } = await import('../../algorithms/all.ts');
    return allAlgorithms.find((algorithm) => algorithm.id === id);
  },
  documents: { create: () => null },
};

function runReadability(...input: Parameters<ReadabilityRunner['run']>): Selection | Promise<Selection> {
  const [{ nodes }] = input;
  if (!readabilityRunner) throw new Error('This host has no document for Readability.');
  if (nodes.size > MAX_READABILITY_NODES) throw new Error('The page is too large for Readability.');
  return readabilityRunner.run(...input);
}

const thread = {
  ...holdReadings(source),
  /** Prepares the thread. `words`: all interface texts in the browser's language; a worker has no `chrome.i18n`. */
  start(words: Readonly<Record<string, string>>, runner: ReadabilityRunner): void {
    leave([FIRST_WORDS, words]);
    readabilityRunner = runner;
  },
  /** Reads sample pages to make the code fast before the first click. */
  async warm(snapshots: readonly PageSnapshot[]): Promise<void> {
    for (let count = 0; count < WARMING; count++) {
      const { ask } = holdReading(snapshots[count % snapshots.length] as PageSnapshot, false, source);
      JSON.stringify(await ask({ type: 'find', by: JUDGE, corrections: [] }));
      // Pause, so that a click that arrives during the warm-up is answered first.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  },
};

export type EngineThread = typeof thread;

expose(thread);
