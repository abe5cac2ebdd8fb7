// The surfaces to capture: the reader after some keys, or a page of the extension.

/** As in src/store/settings/appearance.ts. */
export const THEMES = ['light', 'paper', 'sepia', 'grey', 'dark', 'black', 'contrast'];
/** Themes in which the extension's own pages are dark; those follow the browser. */
export const DARK = new Set(['dark', 'black']);
export const WIDTHS = [1280, 390];

/** `press`: the message key of a button to press. */
export const SURFACES = [
  { name: 'reader', keys: [] },
  { name: 'appearance', keys: ['a'] },
  { name: 'save', keys: ['s'] },
  { name: 'more', keys: [], press: 'barMore' },
  { name: 'keys', keys: ['?'] },
  { name: 'outline', keys: ['o'] },
  { name: 'check', keys: ['x'] },
  { name: 'correct', keys: ['e', 'ArrowDown', 'ArrowDown'] },
  { name: 'why', keys: ['w'] },
  { name: 'check-on-the-page', keys: ['x'], press: 'checkOnPage' },
  { name: 'read-aloud', keys: ['k'] },
  { name: 'line-focus', keys: ['f', 'f'] },
  { name: 'highlights', keys: ['h'] },
  { name: 'popup', page: 'src/pages/popup/index.html' },
  { name: 'options', page: 'src/pages/options/index.html' },
  { name: 'all-keys', page: 'src/pages/options/index.html#keys' },
  { name: 'remembered-sites', page: 'src/pages/options/index.html#sites' },
  { name: 'all-highlights', page: 'src/pages/options/index.html#highlights' },
  { name: 'welcome', page: 'src/pages/options/index.html#welcome' },
];
