/** Opens a snapshot in the engine with English texts, for the npm package and `npm run eval`. */
import english from '../../public/_locales/en/messages.json' with { type: 'json' };
import { allAlgorithms } from '../algorithms/all.ts';
import type { Algorithm } from '../algorithms/types.ts';
import { type HeldReading, holdReading } from '../engine/reading.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { FIRST_WORDS } from '../platform/wording/message.ts';
import { leave } from '../shared/exchange.ts';
import { documents } from './documents.ts';

// In the extension, the background worker sets the interface texts. There is no worker here, so set them now.
leave([FIRST_WORDS, Object.fromEntries(Object.entries(english).map(([key, { message }]) => [key, message]))]);

interface OpenOptions {
  /** Whether a script has changed the page's address. If so, of several whole articles, only one is read. */
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
