import type { Highlight } from '../src/store/highlights/types.ts';

/** Returns a yellow highlight without a note; `exact` is the quoted text, `more` are other values. */
export const sampleHighlight = (exact: string, more: Partial<Highlight> = {}): Highlight => ({
  id: 'abcd',
  colour: 'yellow',
  note: '',
  quote: { exact, prefix: '', suffix: '' },
  start: 0,
  made: 1,
  changed: 1,
  ...more,
});
