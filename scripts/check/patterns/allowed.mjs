// Exceptions: patterns that are not linear, or that the tool does not recognise as linear, with the reason.

/** A file, its pattern's source (or the beginning), and the reason why its text is bounded. */
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

/** Calls of `RegExp` that do not run when modules load, with the reason why their patterns are safe. */
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
