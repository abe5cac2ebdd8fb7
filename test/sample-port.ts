/** Sample input for a reader: a state without an article, and a port (the reader's callbacks) that does nothing. */
import type { ReaderPort, ReaderTools } from '../src/reader/port.ts';
import type { ReaderState } from '../src/reader/reader-state.ts';
import { DEFAULT_APPEARANCE } from '../src/store/settings/appearance.ts';

export function sampleState(change: Partial<ReaderState>): ReaderState {
  return {
    article: null,
    algorithm: '',
    algorithms: [],
    appearance: DEFAULT_APPEARANCE,
    presets: [],
    userCss: '',
    notice: '',
    ways: [],
    offers: [],
    isChecked: false,
    isTrial: false,
    contentNumber: 0,
    ...change,
  };
}

/** Returns a port whose functions do nothing and report success. */
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
