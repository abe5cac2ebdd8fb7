// Who may import whom in src/, as docs and architecture say. A folder may always import from itself, and nothing that is
// not listed. One table, which is long and is looked up as a whole. `ours`: folders, or single modules without their
// extension. `packages`: names, or `name-*`.

export const LAWS = {
  // algorithms/index: what is known of algorithms, and none of their code
  background: {
    ours: [
      'wording',
      'platform',
      'messages',
      'settings',
      'sites',
      'shared',
      'algorithms/index',
      'algorithms/types',
      // the writers of what is remembered of sites, and of highlights and places
      'corrections/remembered',
      'highlights',
      'places',
      // where it is the reading room itself, that comes when it is asked for
      'reading-room/calls',
      'reading-room/read-there',
      'reading-room/run-there',
    ],
    packages: [],
  },
  // a page that nobody sees: pages are read there as they are read where they are
  'reading-room': {
    ours: [
      'wording',
      'snapshot/types',
      'page',
      'algorithms',
      'selection',
      'article/types',
      'article/make-article',
      'session/page-offers',
      'reader/types',
      'settings',
      'messages',
      'vocabulary',
      'shared',
    ],
    packages: [],
  },
  content: {
    ours: [
      'wording',
      'fonts',
      'corrections',
      'workbench',
      'aloud',
      'focus',
      'highlights',
      'places',
      'dom',
      'snapshot',
      'page',
      'algorithms',
      'selection',
      'structure/hast',
      'article',
      'export',
      'reading-room/request',
      'reading-room/plain-answer',
      'session',
      'report',
      'reader',
      'settings',
      'messages',
      'platform',
      'vocabulary',
      'shared',
    ],
    packages: ['hast'],
  },
  // settings: what is remembered of a site is what can be set, and is parsed as settings are
  session: {
    ours: [
      'wording',
      'workbench/types',
      'corrections/remembered/types',
      'snapshot/types',
      'page',
      'algorithms/index',
      'algorithms/types',
      'selection',
      'structure/hast',
      'article',
      'reader/types',
      'settings',
      'messages',
      'vocabulary',
      'shared',
    ],
    packages: ['hast'],
  },
  // what the interface says, by key; no browser but the one that has the words
  wording: { ours: [], packages: [] },
  vocabulary: { ours: [], packages: [] },
  dom: { ours: [], packages: [] },
  snapshot: { ours: ['dom', 'shared'], packages: [] },
  // blocks: a page without its other articles has its blocks derived again
  page: {
    ours: ['snapshot/types', 'snapshot/blocks', 'vocabulary', 'shared'],
    packages: [],
  },
  algorithms: { ours: ['wording', 'snapshot/types', 'page', 'vocabulary', 'shared'], packages: [] },
  selection: {
    ours: ['wording', 'snapshot/types', 'page', 'algorithms/types', 'vocabulary', 'shared', 'structure'],
    packages: ['hast'],
  },
  // what several algorithms think of one page; they are run elsewhere
  opinions: {
    ours: ['wording', 'snapshot/types', 'page', 'algorithms/types', 'selection', 'vocabulary', 'shared'],
    packages: [],
  },
  structure: {
    ours: ['wording', 'snapshot/types', 'page', 'algorithms/types', 'selection', 'vocabulary', 'shared'],
    packages: ['hast'],
  },
  article: {
    ours: ['wording', 'snapshot/types', 'page', 'algorithms/types', 'selection', 'structure', 'vocabulary', 'shared'],
    packages: ['hast', 'hast-util-*', 'unist-util-*'],
  },
  // what a user decides: replayed over selections
  corrections: {
    // settings: a site may have an appearance of its own
    ours: [
      'wording',
      'snapshot/types',
      'page',
      'algorithms/types',
      'selection',
      'article',
      'settings',
      'shared',
      'vocabulary',
    ],
    packages: [],
  },
  // reading aids: scripts of their own, which the workbench has in its strips
  aloud: {
    ours: ['wording', 'dom', 'reader', 'settings', 'shared', 'workbench'],
    packages: ['preact'],
  },
  focus: {
    ours: ['wording', 'dom', 'reader', 'settings', 'shared', 'workbench', 'aloud/core/segments'],
    packages: ['preact'],
  },
  // in a script of its own, with the border of the reader that it stands in
  workbench: {
    ours: [
      'wording',
      'snapshot/types',
      'page',
      'algorithms/index',
      'algorithms/types',
      'selection',
      'structure/hast',
      'article',
      'corrections',
      'opinions',
      'highlights',
      'places',
      'dom',
      'reader',
      'controls',
      'settings/types',
      'vocabulary',
      'shared',
    ],
    packages: ['preact', 'hast'],
  },
  export: {
    ours: ['wording', 'article', 'structure/hast', 'structure/math', 'structure/anchors', 'vocabulary', 'shared'],
    packages: ['hast', 'hast-util-*', 'mdast', 'mdast-util-*', 'unist-util-*', 'xast', 'xast-util-*'],
  },
  // bytes of fonts, each in a script of its own
  fonts: { ours: ['dom'], packages: ['@fontsource/*'] },
  // reports: what was read and decided, as a file; the blocks of a page are found anew when it is read
  report: {
    ours: [
      'wording',
      'snapshot/types',
      'snapshot/blocks',
      'page',
      'algorithms/types',
      'selection/trace',
      'article/types',
      'corrections/types',
      'vocabulary',
      'shared',
    ],
    packages: [],
  },
  controls: { ours: ['wording', 'shared'], packages: ['preact'] },
  reader: {
    ours: [
      'wording',
      'controls',
      'dom',
      'article',
      'export',
      'structure/hast',
      'structure/anchors',
      'settings/types',
      'settings/appearance',
      'settings/options',
      'settings/parsers',
      'settings/number-in-words',
      'settings/presets',
      'shared',
    ],
    packages: ['preact', 'hast'],
  },
  // what a user has marked, and where they were: plain data, found in any text
  highlights: { ours: ['wording', 'article/types', 'structure/hast', 'vocabulary', 'shared'], packages: ['hast'] },
  places: { ours: ['highlights', 'shared'], packages: [] },
  popup: {
    ours: [
      'wording',
      'controls',
      'messages',
      'settings',
      'sites',
      'algorithms/index',
      'algorithms/types',
      'platform',
      'shared',
    ],
    packages: ['preact'],
  },
  // the page with options, sites, highlights and the welcome; reader/input/keys: the list of keys, which can be changed
  options: {
    ours: [
      'wording',
      'controls',
      'article/metadata/none',
      'corrections/remembered',
      // the names of files, with an example
      'export/file-name',
      'export/name-pattern',
      'highlights',
      'messages',
      'settings',
      'sites',
      'algorithms/index',
      'reader/input/keys',
      'reader/styles/user-css',
      'platform',
      'shared',
    ],
    packages: ['preact'],
  },
  settings: { ours: ['wording', 'algorithms/index', 'shared'], packages: [] },
  // corrections/remembered: what may come with calls about it is checked by what parses it
  messages: {
    ours: [
      'wording',
      'platform',
      'settings',
      'sites',
      'algorithms/index',
      'corrections/remembered',
      'highlights',
      'places',
      'shared',
    ],
    packages: [],
  },
  platform: { ours: [], packages: ['webextension-polyfill'] },
  sites: { ours: [], packages: [] },
  // settings/types: what themes and colours are
  shared: { ours: ['wording', 'settings/types'], packages: [] },
};

/** Packages that single modules may import beyond their folder's. */
export const MODULE_PACKAGES = {
  'algorithms/readability': ['@mozilla/readability'],
  'export/epub': ['fflate'],
  'export/markdown-file': ['fflate'],
  'article/formulas/typeset': ['temml'],
  'export/file-name': ['filenamify'],
  'export/front-matter': ['yaml'],
  'reader/highlight': ['highlight.js', 'lowlight'],
  'highlights/anchor': ['approx-string-match'],
};

/** What stands in `algorithms/` beside the families; every other folder there is a family and stands for itself. */
export const NOT_FAMILIES = ['types', 'index', 'classics', 'all', 'steps'];

/** Those of them that list algorithms: by their code, or as data only. */
export const LISTS_OF_CODE = ['classics', 'all'];
export const LIST_OF_DATA = 'index';

/** Imports that give a file's name and not its code. */
export const NAME_ONLY = /\?iife$/;
