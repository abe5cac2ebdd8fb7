/** A worker that extracts articles. Nothing else waits for it, and its work can be stopped. */
import '../../vocabulary/provide.ts';
import { expose } from 'comlink';
import { classicAlgorithms } from '../../algorithms/classics.ts';
import { JUDGE } from '../../algorithms/index.ts';
import lectern from '../../algorithms/lectern/index.ts';
import type { Selection } from '../../algorithms/types.ts';
import { reportOnce } from '../../platform/errors.ts';
import { FIRST_WORDS } from '../../platform/wording/message.ts';
import { leave } from '../../shared/exchange.ts';
import { holdReadings } from '../held-readings.ts';
import type { AlgorithmSource, ReadabilityRunner } from '../types.ts';

/**
 * Largest web page that Readability reads (nodes). It needs a DOM, so it runs in the main thread of the extension page,
 * which serves all web pages; a page of this size blocks it for a second.
 */
const MAX_READABILITY_NODES = 100_000;

/** Id of a sample page while it is read. Ids of users' pages differ from it: they begin with a number. */
const SAMPLE = 'sample';

let readabilityRunner: ReadabilityRunner | undefined;

const source: AlgorithmSource = {
  async codeOf(id) {
    if (id === 'readability') return { id, run: (page, { population }) => runReadability(page.snapshot, population) };
    const light = [lectern, ...classicAlgorithms].find((algorithm) => algorithm.id === id);
    if (light) return light;
    try {
      const { allAlgorithms } = await import('../../algorithms/all.ts');
      return allAlgorithms.find((algorithm) => algorithm.id === id);
    } catch (error) {
      reportOnce('the code of an algorithm did not load', error);
      return undefined;
    }
  },
  documents: { create: () => null },
};

function runReadability(...input: Parameters<ReadabilityRunner['run']>): Selection | Promise<Selection> {
  const [{ nodes }] = input;
  if (!readabilityRunner) throw new Error('This host has no document for Readability.');
  if (nodes.size > MAX_READABILITY_NODES) throw new Error('The page is too large for Readability.');
  return readabilityRunner.run(...input);
}

const readings = holdReadings(source);

const thread = {
  ...readings,
  /** Must be called first. `words`: all interface texts in the browser's language; a worker has no `chrome.i18n`. */
  start(words: Readonly<Record<string, string>>, runner: ReadabilityRunner): void {
    leave([FIRST_WORDS, words]);
    readabilityRunner = runner;
  },
  /** Reads each sample page (`PageSnapshot` as JSON) `rounds` times, like pages of users, to make the code fast. */
  async warm(snapshots: readonly string[], rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      for (const snapshot of snapshots) {
        await readings.open(SAMPLE, snapshot, { hasMoved: false, algorithm: JUDGE, hasOwnThread: false });
        // Pause, so that a user's page that arrives during the warm-up is read first.
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }
    readings.close(SAMPLE);
  },
};

export type EngineThread = typeof thread;

expose(thread);
