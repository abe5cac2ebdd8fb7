/** Programming languages that have only one name. */
const SINGLE_NAMES = (
  'c crystal css dart elm fish groovy http java less lua nginx nim nix php prolog properties sass scala scss ' +
  'swift toml zig'
).split(' ');

/** Maps a programming language to its other names on sites and in highlighters. */
const NAMES: Readonly<Record<string, string>> = {
  asm: 'assembly nasm x86asm',
  bash: 'shell-script bashrc',
  clojure: 'clj',
  coffeescript: 'coffee',
  cpp: 'c++ cplusplus cc hpp',
  csharp: 'c# cs',
  diff: 'patch udiff',
  dockerfile: 'docker',
  elixir: 'ex exs',
  erlang: 'erl',
  fortran: 'f90',
  fsharp: 'f# fs',
  go: 'golang',
  graphql: 'gql',
  haskell: 'hs',
  html: 'xhtml html5 markup htmlbars vue svelte',
  ini: 'cfg conf dosini',
  javascript: 'js ecmascript node nodejs node.js mjs cjs',
  json: 'jsonc json5',
  jsx: 'javascriptreact',
  julia: 'jl',
  kotlin: 'kt kts',
  latex: 'tex',
  lisp: 'commonlisp common-lisp elisp emacs-lisp scheme racket',
  makefile: 'make mk',
  markdown: 'md mdx',
  matlab: 'octave',
  objectivec: 'objective-c objc obj-c',
  ocaml: 'ml',
  pascal: 'delphi',
  perl: 'pl',
  plaintext: 'text plain txt none nohighlight no-highlight plain-text output',
  powershell: 'ps1 posh pwsh',
  protobuf: 'proto',
  python: 'py python3 py3 ipython ipython3',
  r: 'rlang',
  ruby: 'rb',
  rust: 'rs',
  shell: 'console shellsession sh-session terminal shell-session bash-session',
  sh: 'zsh ksh',
  solidity: 'sol',
  sql: 'mysql postgresql postgres pgsql plsql tsql sqlite',
  tsx: 'typescriptreact',
  typescript: 'ts',
  vbnet: 'vb vb.net visual-basic',
  vim: 'viml vimscript',
  wasm: 'wat webassembly',
  xml: 'svg xsl xslt rss atom',
  yaml: 'yml',
};

const KNOWN: ReadonlyMap<string, string> = new Map([
  ...SINGLE_NAMES.map((name) => [name, name] as const),
  ...Object.entries(NAMES).flatMap(([name, aliases]) =>
    [name, ...aliases.split(' ')].map((alias) => [alias, name] as const),
  ),
]);

/** Returns the canonical name (in lower case) of the programming language that a word names; '' if it names none. */
export function languageNamed(word: string): string {
  return word === '' ? '' : (KNOWN.get(word.toLowerCase().replaceAll(' ', '-')) ?? '');
}
