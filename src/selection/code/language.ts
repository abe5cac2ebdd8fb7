import type { Page } from '../../page/page.ts';
import { HIGHLIGHTER_NAMES } from '../../vocabulary/names/objects.ts';

const LANGUAGE = /^[\w+#-]{1,20}$/;
/** Attributes with which highlighters and editors name the language, most common first. */
const ATTRIBUTES = ['data-lang', 'data-language', 'data-enlighter-language', 'data-code-language', 'data-mode-id'];
const DECLARED = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})(?=\s|$)/i;
/**
 * Matches class names that may contain a language: `highlight-source-js` (GitHub), `highlight-js notranslate` (Sphinx),
 * `brush: js`. The matched word may also be a highlighter's color scheme, so only known languages count.
 */
const SUGGESTED = /(?:^|\s)(?:highlight-source-|highlight-|brush:\s?)([\w+#-]{1,20})(?=\s|;|$)/i;
/** Elements of code. On these, a class without a prefix often is the language: `<pre class="java">`. */
const CODE = new Set(['pre', 'code']);
/** Matches class names of highlighters. Beside one, a class without a prefix often is the language: `hljs js`. */
const HIGHLIGHTED = new RegExp(`(?:^|\\s)(?:${HIGHLIGHTER_NAMES})(?=\\s|$)`);
/** Languages whose names often mean something else as a class: `go` declares none, but `language-go` does. */
const AMBIGUOUS = new Set(['c', 'r', 'go', 'text', 'output', 'terminal', 'make', 'markup', 'none', 'plain', 'console']);
/** Values by which a page tells its highlighter that there is no language. */
const NO_LANGUAGE = new Set('none nohighlight no-highlight default auto undefined null false code'.split(' '));

/** Returns the language declared on a code block, a `<code>` in it or an element around it; '' if none is. */
export function declaredLanguage(page: Page, block: number): string {
  const inner = Math.min(block + 12, page.endOf(block));
  for (let id = block; id < inner; id++) {
    if (id !== block && page.nameOf(id) !== 'code') continue;
    const language = languageIn(page, id);
    if (language !== '') return language;
  }
  // Only programming languages count: elements further up may declare the human language in these attributes.
  const around = page.ancestorsOf(block, 5).map((node) => languageIn(page, node));
  return around.find((language) => languageNamed(language) !== '') ?? '';
}

function languageIn(page: Page, node: number): string {
  const attributes = page.attributesOf(node);
  const values = [
    ...ATTRIBUTES.map((name) => attributes[name] ?? ''),
    DECLARED.exec(attributes.class ?? '')?.[1] ?? '',
  ];
  const declared = values.find((value) => LANGUAGE.test(value))?.toLowerCase() ?? '';
  if (declared !== '') return NO_LANGUAGE.has(declared) ? '' : declared;
  const names = attributes.class ?? '';
  return languageInClass(names, CODE.has(page.nameOf(node)) || HIGHLIGHTED.test(names)).toLowerCase();
}

function languageInClass(names: string, isCode: boolean): string {
  const suggested = SUGGESTED.exec(names)?.[1] ?? '';
  if (languageNamed(suggested) !== '') return suggested;
  const isLanguage = (name: string) =>
    LANGUAGE.test(name) && !AMBIGUOUS.has(name) && !NO_LANGUAGE.has(name) && languageNamed(name) !== '';
  return (isCode && names.split(/\s+/).find(isLanguage)) || '';
}

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
