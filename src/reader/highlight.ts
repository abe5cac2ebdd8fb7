/** Which parts of a block of code are what. In a script of its own, as grammars are large. */
import type { RootContent } from 'hast';
import clojure from 'highlight.js/lib/languages/clojure';
import cmake from 'highlight.js/lib/languages/cmake';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import elixir from 'highlight.js/lib/languages/elixir';
import erlang from 'highlight.js/lib/languages/erlang';
import groovy from 'highlight.js/lib/languages/groovy';
import haskell from 'highlight.js/lib/languages/haskell';
import julia from 'highlight.js/lib/languages/julia';
import latex from 'highlight.js/lib/languages/latex';
import lisp from 'highlight.js/lib/languages/lisp';
import matlab from 'highlight.js/lib/languages/matlab';
import nginx from 'highlight.js/lib/languages/nginx';
import nix from 'highlight.js/lib/languages/nix';
import ocaml from 'highlight.js/lib/languages/ocaml';
import powershell from 'highlight.js/lib/languages/powershell';
import protobuf from 'highlight.js/lib/languages/protobuf';
import scala from 'highlight.js/lib/languages/scala';
import { common, createLowlight } from 'lowlight';
import css from './styles/code.css?inline';
import type { Highlight, Token } from './types.ts';

const MORE = {
  clojure,
  cmake,
  dart,
  dockerfile,
  elixir,
  erlang,
  groovy,
  haskell,
  julia,
  latex,
  lisp,
  matlab,
  nginx,
  nix,
  ocaml,
  powershell,
  protobuf,
  scala,
};
/** Names that pages use and the library does not know. */
const ALIASES = {
  xml: ['vue', 'svelte', 'astro', 'markup'],
  bash: ['zsh-session'],
  shell: ['sh-session'],
  ini: ['properties', 'dotenv'],
};

/** Longer code is shown plain: colouring it would hold the page up. */
const LONGEST = 20_000;
/** Of languages that nobody named only these are guessed, and only for code of some length (characters). */
const GUESSED = 'bash c cpp csharp css go java javascript json php python ruby rust sql typescript xml yaml'.split(' ');
const SHORTEST_GUESS = 80;
const LONGEST_GUESS = 4000;
/** What the library's own measure of likeness must reach, for each 100 characters, and in all. */
const LEAST_LIKENESS = 10;

const lowlight = createLowlight({ ...common, ...MORE });
lowlight.registerAlias(ALIASES);

/** The tokens of a block of code, which together are the code; null where it is shown as it is. */
export const highlight: Highlight = Object.assign(tokensOf, { css });

function tokensOf(code: string, language: string): readonly Token[] | null {
  if (code.length > LONGEST) return null;
  const tree = treeOf(code, language);
  const tokens = tree ? flatten(tree, '') : [];
  return tokens.map(({ text }) => text).join('') === code ? tokens : null;
}

function treeOf(code: string, language: string): readonly RootContent[] | null {
  if (lowlight.registered(language)) return lowlight.highlight(language, code).children;
  if (language !== '' || code.length < SHORTEST_GUESS || code.length > LONGEST_GUESS) return null;
  const guess = lowlight.highlightAuto(code, { subset: GUESSED });
  return (guess.data?.relevance ?? 0) >= LEAST_LIKENESS ? guess.children : null;
}

/** Nested parts as a run of tokens, each with the name of the innermost part. Grammars nest a few levels only. */
function flatten(nodes: readonly RootContent[], kind: string): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (node.type === 'text') return [{ text: node.value, kind }];
    if (node.type !== 'element') return [];
    const [name = ''] = (node.properties.className ?? []) as string[];
    return flatten(node.children, name || kind);
  });
}
