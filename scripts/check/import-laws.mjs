// Who may import whom in src/, as docs and architecture say. A folder may always import from itself, and nothing that is
// not listed. `ours`: folders, or single modules without their extension. `packages`: names, or `name-*`.

export const LAWS = {
  background: { ours: ['platform', 'messages', 'settings', 'shared', 'algorithms'], packages: [] },
  content: {
    ours: ['snapshot', 'algorithms', 'article', 'reader', 'settings', 'messages', 'platform', 'shared'],
    packages: ['hast'],
  },
  snapshot: { ours: ['shared'], packages: [] },
  algorithms: { ours: ['snapshot/types', 'shared'], packages: [] },
  article: {
    ours: ['snapshot/types', 'algorithms/types', 'shared'],
    packages: ['hast', 'hast-util-*', 'mdast', 'mdast-util-*', 'unist-util-*'],
  },
  reader: {
    ours: ['article', 'settings/types', 'settings/appearance', 'shared'],
    packages: ['preact', 'hast', 'hast-util-to-jsx-runtime'],
  },
  popup: { ours: ['messages', 'settings', 'algorithms', 'platform', 'reader/types', 'shared'], packages: ['preact'] },
  options: { ours: ['messages', 'settings', 'algorithms', 'platform', 'shared'], packages: ['preact'] },
  settings: { ours: ['algorithms', 'shared'], packages: [] },
  messages: { ours: ['platform', 'settings', 'reader/types'], packages: [] },
  platform: { ours: [], packages: ['webextension-polyfill'] },
  shared: { ours: [], packages: [] },
};

/** Packages that single modules may import beyond their folder's. */
export const MODULE_PACKAGES = {
  'algorithms/readability': ['@mozilla/readability'],
};

/** Modules of `algorithms/` that are not algorithms; everything else there is one, and stands for itself. */
export const NOT_ALGORITHMS = ['types', 'index', 'steps'];

/** Imports that give a file's name and not its code. */
export const NAME_ONLY = /\?iife$/;
