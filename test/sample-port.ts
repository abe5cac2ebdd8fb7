/** A reader's port that does nothing, and answers as if everything worked. */
import type { ReaderPort, ReaderTools } from '../src/reader/port.ts';

export function samplePort(tools: Partial<ReaderTools> = {}): ReaderPort {
  return {
    dispatch() {},
    tools: {
      ask() {},
      edit() {},
      changes: () => ({}),
      highlightsInExports: () => null,
      outline: () => [],
      menu: () => [],
      key: () => false,
      leave: () => false,
      ...tools,
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
