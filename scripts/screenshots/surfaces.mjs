// Lists the surfaces (screens) of the extension to take screenshots of: the reader, the reader with each of its panels,
// and the extension's own pages.

/** All themes of the reader except `custom`, as in src/store/settings/options.ts. */
export const THEMES = ['light', 'paper', 'sepia', 'grey', 'dark', 'black', 'contrast'];
/** Themes for which the browser is set to dark mode, so that the extension's own pages are also dark. */
export const DARK = new Set(['dark', 'black']);
export const WIDTHS = [1280, 390];

/**
 * The surfaces. `keys`: keys to press in the reader. `press`: message key of the label of a button to click after these
 * keys. `page`: path of an extension page.
 */
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
