// Who may import whom in src/, as docs and architecture say. A folder may always import from itself, and nothing that is
// not listed. `ours`: folders, or single modules without their extension. `packages`: names, or `name-*`.

export const LAWS = {
  // algorithms/index: what is known of algorithms, and none of their code
  background: {
    ours: ['platform', 'messages', 'settings', 'shared', 'algorithms/index', 'algorithms/types'],
    packages: [],
  },
  content: {
    ours: ['snapshot', 'algorithms', 'article', 'reader', 'settings', 'messages', 'platform', 'shared'],
    packages: ['hast'],
  },
  snapshot: { ours: ['shared'], packages: [] },
  algorithms: { ours: ['snapshot/types', 'shared'], packages: [] },
  article: {
    ours: ['snapshot/types', 'algorithms/types', 'shared'],
    packages: ['hast', 'hast-util-*', 'mdast', 'mdast-util-*', 'unist-util-*', 'xast', 'xast-util-*'],
  },
  controls: { ours: ['shared'], packages: ['preact'] },
  reader: {
    ours: ['controls', 'article', 'settings/types', 'settings/appearance', 'shared'],
    packages: ['preact', 'hast'],
  },
  popup: {
    ours: [
      'controls',
      'messages',
      'settings',
      'algorithms/index',
      'algorithms/types',
      'platform',
      'reader/types',
      'shared',
    ],
    packages: ['preact'],
  },
  options: {
    ours: ['messages', 'settings', 'algorithms/index', 'algorithms/types', 'platform', 'shared'],
    packages: ['preact'],
  },
  settings: { ours: ['algorithms/index', 'shared'], packages: [] },
  messages: { ours: ['platform', 'settings', 'reader/types', 'algorithms/index', 'shared'], packages: [] },
  platform: { ours: [], packages: ['webextension-polyfill'] },
  shared: { ours: [], packages: [] },
};

/** Packages that single modules may import beyond their folder's. */
export const MODULE_PACKAGES = {
  'algorithms/readability': ['@mozilla/readability'],
  'article/export/epub': ['fflate'],
  'article/formulas/typeset': ['temml'],
  'article/export/file-name': ['filenamify'],
  'article/export/front-matter': ['yaml'],
  'reader/highlight': ['highlight.js', 'lowlight'],
};

/** Modules of `algorithms/` that are not algorithms; everything else there is one, and stands for itself. */
export const NOT_ALGORITHMS = ['types', 'index', 'light', 'all', 'steps'];

/** Those of them that list algorithms: by their code, or as data only. */
export const LISTS_OF_CODE = ['light', 'all'];
export const LIST_OF_DATA = 'index';

/** Imports that give a file's name and not its code. */
export const NAME_ONLY = /\?iife$/;
