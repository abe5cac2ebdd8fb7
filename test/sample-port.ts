/** A reader's port that does nothing, with answers as if everything worked. */
import type { ReaderPort } from '../src/reader/port.ts';

export function samplePort(): ReaderPort {
  return {
    dispatch() {},
    tools: {
      ask() {},
      edit() {},
      changes: () => ({}),
      highlightsInExports: () => null,
      key: () => false,
      leave: () => false,
    },
    exports: {
      copy: async () => 1240,
      copyPiece: async () => 1240,
      copyCitation: async () => {},
      copyLink: async () => true,
      save: async () => ({ name: 'sample', about: '' }),
      report: async () => ({ name: 'sample', about: '' }),
      follow: () => false,
    },
  };
}
