/** Opens a snapshot in the engine, with all algorithms and the English texts: for the package, and for `npm run eval`. */
import './words.ts';
import { allAlgorithms } from '../algorithms/all.ts';
import type { Algorithm } from '../algorithms/types.ts';
import { type HeldReading, holdReading } from '../engine/reading.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { documents } from './documents.ts';

export interface OpenOptions {
  /** Whether the page's address has changed since it was loaded. */
  hasMoved?: boolean;
  algorithms?: readonly Algorithm[];
}

export function openSnapshot(
  snapshot: PageSnapshot,
  { hasMoved = false, algorithms = allAlgorithms }: OpenOptions = {},
): HeldReading {
  return holdReading(snapshot, hasMoved, {
    codeOf: async (id) => algorithms.find((algorithm) => algorithm.id === id),
    documents,
  });
}
