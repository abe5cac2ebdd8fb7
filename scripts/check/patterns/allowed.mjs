// Lists the exceptions to the pattern check: patterns that are slower than linear but harmless, and false alarms.

/**
 * Allowed patterns. Each entry has the file, the beginning of the pattern's source, and the reason why the pattern
 * cannot take long.
 */
export const ALLOWED = [
  {
    file: 'src/selection/roles/tail-forms.ts',
    source: String.raw`(?:^|[/#])(?=[^/#]{0,80}\/?$)`,
    reason: 'the lookahead limits the rest of the match to the last 80 characters of an address',
  },
  {
    file: 'src/platform/wording/message.ts',
    source: String.raw`\B(?=(?:\d{3})+$)`,
    reason: 'only reads numbers that the extension itself counted',
  },
];

/**
 * Files with `RegExp` calls that do not run when the module is loaded, so that the check cannot examine their patterns.
 * Each entry has the reason why the patterns cannot be slow.
 */
export const MADE_LATER = [
  {
    file: 'src/algorithms/steps/goose/cleaning.ts',
    reason: 'joins two lists of names with "|" when an algorithm first runs; each list is checked by itself',
  },
  {
    file: 'src/selection/notes/without-labels.ts',
    reason: 'begins with ^ and contains the label of a note, in which all characters are escaped',
  },
];
