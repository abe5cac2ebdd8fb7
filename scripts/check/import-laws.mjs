// Who may import whom in src/, as docs and architecture say. A folder may always import from itself, and nothing that is
// not listed. `ours`: folders, or single modules without their extension. `packages`: names, or `name-*`.

export const LAWS = {
  // algorithms/index: what is known of algorithms, and none of their code
  background: {
    ours: [
      'platform',
      'messages',
      'settings',
      'sites',
      'shared',
      'algorithms/index',
      'algorithms/types',
      // the writer of what is remembered of sites
      'corrections/remembered',
    ],
    packages: [],
  },
  content: {
    ours: [
      'corrections',
      'workbench',
      'dom',
      'snapshot',
      'page',
      'algorithms',
      'selection',
      'structure/hast',
      'article',
      'export',
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
  vocabulary: { ours: [], packages: [] },
  dom: { ours: [], packages: [] },
  snapshot: { ours: ['dom', 'shared'], packages: [] },
  // blocks: a page without its other articles has its blocks derived again
  page: {
    ours: ['snapshot/types', 'snapshot/blocks', 'vocabulary', 'shared'],
    packages: [],
  },
  algorithms: { ours: ['snapshot/types', 'page', 'vocabulary', 'shared'], packages: [] },
  selection: {
    ours: ['snapshot/types', 'page', 'algorithms/types', 'vocabulary', 'shared', 'structure'],
    packages: ['hast'],
  },
  // what several algorithms think of one page; they are run elsewhere
  opinions: {
    ours: ['snapshot/types', 'page', 'algorithms/types', 'selection', 'vocabulary', 'shared'],
    packages: [],
  },
  structure: {
    ours: ['snapshot/types', 'page', 'algorithms/types', 'selection', 'vocabulary', 'shared'],
    packages: ['hast'],
  },
  article: {
    ours: ['snapshot/types', 'page', 'algorithms/types', 'selection', 'structure', 'vocabulary', 'shared'],
    packages: ['hast', 'hast-util-*', 'unist-util-*'],
  },
  // what a user decides: replayed over selections
  corrections: {
    // settings: a site may have an appearance of its own
    ours: ['snapshot/types', 'page', 'algorithms/types', 'selection', 'article', 'settings', 'shared', 'vocabulary'],
    packages: [],
  },
  // in a script of its own, with the border of the reader that it stands in
  workbench: {
    ours: [
      'snapshot/types',
      'page',
      'algorithms/index',
      'algorithms/types',
      'selection',
      'structure/hast',
      'article',
      'corrections',
      'opinions',
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
    ours: ['article', 'structure/hast', 'structure/math', 'structure/anchors', 'vocabulary', 'shared'],
    packages: ['hast', 'hast-util-*', 'mdast', 'mdast-util-*', 'unist-util-*', 'xast', 'xast-util-*'],
  },
  // reports: what was read and decided, as a file; the blocks of a page are found anew when it is read
  report: {
    ours: [
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
  controls: { ours: ['shared'], packages: ['preact'] },
  reader: {
    ours: [
      'controls',
      'dom',
      'article',
      'export',
      'structure/hast',
      'structure/anchors',
      'settings/types',
      'settings/appearance',
      'shared',
    ],
    packages: ['preact', 'hast'],
  },
  popup: {
    ours: ['controls', 'messages', 'settings', 'sites', 'algorithms/index', 'algorithms/types', 'platform', 'shared'],
    packages: ['preact'],
  },
  remembered: {
    ours: ['corrections/remembered', 'messages', 'settings', 'sites', 'algorithms/index', 'platform', 'shared'],
    packages: ['preact'],
  },
  settings: { ours: ['algorithms/index', 'shared'], packages: [] },
  // corrections/remembered: what may come with calls about it is checked by what parses it
  messages: {
    ours: ['platform', 'settings', 'sites', 'algorithms/index', 'corrections/remembered', 'shared'],
    packages: [],
  },
  platform: { ours: [], packages: ['webextension-polyfill'] },
  sites: { ours: [], packages: [] },
  shared: { ours: [], packages: [] },
};

/** Packages that single modules may import beyond their folder's. */
export const MODULE_PACKAGES = {
  'algorithms/readability': ['@mozilla/readability'],
  'export/epub': ['fflate'],
  'article/formulas/typeset': ['temml'],
  'export/file-name': ['filenamify'],
  'export/front-matter': ['yaml'],
  'reader/highlight': ['highlight.js', 'lowlight'],
};

/** What stands in `algorithms/` beside the families; every other folder there is a family and stands for itself. */
export const NOT_FAMILIES = ['types', 'index', 'classics', 'all', 'steps'];

/** Those of them that list algorithms: by their code, or as data only. */
export const LISTS_OF_CODE = ['classics', 'all'];
export const LIST_OF_DATA = 'index';

/** Imports that give a file's name and not its code. */
export const NAME_ONLY = /\?iife$/;
