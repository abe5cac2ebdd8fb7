/** The engine in the page itself. It reads pages that no engine outside the page can read. */
import { holdReading } from '../engine/reading.ts';
import type { AlgorithmSource, Engine } from '../engine/types.ts';
import { intact } from '../platform/unclobbered.ts';
import { scriptOf } from '../store/messages/protocol.ts';
import { provided } from './lazy-script.ts';
import { loadAlgorithm } from './load-algorithm.ts';

const source: AlgorithmSource = {
  async codeOf(id) {
    await loadAlgorithm(id);
    const script = scriptOf(id);
    if (script === null) return undefined;
    return script === 'classics'
      ? provided('classics')?.algorithms.find((algorithm) => algorithm.id === id)
      : provided(script);
  },
  documents: { create: () => intact(document).implementation.createHTMLDocument() },
};

export const engineOfPage: Engine = {
  open(snapshot, { hasMoved, algorithm }) {
    const { ask, begin } = holdReading(snapshot, hasMoved, source);
    const first = begin(algorithm);
    // Prevents an unhandled rejection; `find` reports the error.
    first.catch(() => {});
    return { first, ask, close() {} };
  },
};
