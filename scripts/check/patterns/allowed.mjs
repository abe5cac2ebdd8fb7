// Patterns that are not linear, or are not seen to be, and why they may stay.

/** File and source of a pattern (or the beginning of its source) → what bounds the text that it works on. */
export const ALLOWED = [
  {
    file: 'src/algorithms/lectern/roles/tail-forms.ts',
    source: String.raw`(?:^|[/#])(?=[^/#]{0,80}\/?$)`,
    reason: 'the lookahead bounds what follows to the last 80 characters of an address',
  },
  {
    file: 'src/platform/wording/message.ts',
    source: String.raw`\B(?=(?:\d{3})+$)`,
    reason: 'a number that we counted',
  },
];

/** Calls of `RegExp` that no module makes when it is loaded, and what bounds their patterns. */
export const MADE_LATER = [
  {
    file: 'src/algorithms/steps/goose/names.ts',
    reason: 'two lists of names, joined by "|", when an algorithm first runs; both are checked by themselves',
  },
  {
    file: 'src/selection/notes/without-labels.ts',
    reason: 'begins with ^, and has the label of a note in it: characters, all escaped',
  },
];
