/** Script that extracts the article in the page itself, if no engine outside the page can do that. */

import { holdReading } from '../../engine/reading.ts';
import type { AlgorithmSource, Engine } from '../../engine/types.ts';
import { reportOnce } from '../../platform/errors.ts';
import { intact } from '../../platform/unclobbered.ts';
import { scriptOf } from '../../store/messages/protocol.ts';
import { provide, provided } from '../lazy-script.ts';
import { load } from '../load-script.ts';

const source: AlgorithmSource = {
  async codeOf(id) {
    const script = scriptOf(id);
    if (script === null) return undefined;
    // If the script cannot be injected, for example after an update of the extension, `codeOf` resolves to undefined.
    await load(script).catch((error: unknown) => reportOnce(`algorithm ${id} did not load`, error));
    return script === 'classics'
      ? provided('classics')?.algorithms.find((algorithm) => algorithm.id === id)
      : provided(script);
  },
  documents: { create: () => intact(document).implementation.createHTMLDocument() },
};

const engineOfPage: Engine = {
  open(snapshot, { hasMoved, algorithm }) {
    const { ask, begin } = holdReading(snapshot, hasMoved, source);
    const first = begin(algorithm);
    // Prevents an unhandled rejection; `find` (`reading.ts`) reports the error.
    first.catch(() => {});
    return { first, ask, close() {} };
  },
};

provide('engine', { engine: engineOfPage });
