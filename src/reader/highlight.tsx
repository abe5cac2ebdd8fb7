/**
 * Tools for code in articles: colors code, and has the button that wraps long lines. This is a separate script, because
 * the grammars of the programming languages are large.
 */
import type { Element, Root } from 'hast';
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
import { useState } from 'preact/hooks';
import { contentOf, elementsIn, isElement, textOf } from '../article/structure/hast.ts';
import { message } from '../platform/wording/message.ts';
import { statedLanguage } from './components/article/HighlightedCode.tsx';
import { wrap } from './components/icons.ts';
import { IconButton } from './components/TextButton.tsx';
import type { CodeScript, CodeTools } from './port.ts';
import css from './styles/code.css?inline';

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
/** Names that pages use for languages that highlight.js does not know. The key is a similar language that it knows. */
const ALIASES = {
  xml: ['vue', 'svelte', 'astro', 'markup'],
  bash: ['zsh-session'],
  shell: ['sh-session'],
  ini: ['properties', 'dotenv'],
};

/** Longest code that is colored (characters); coloring more would block the page. */
const MAX_COLOURED_CHARACTERS = 20_000;
/** Language names that pages give to plain text. */
const PLAIN: ReadonlySet<string> = new Set(['plaintext', 'text', 'txt']);
/**
 * GUESSED: languages to guess from if the page does not name the language of its code. The guess reads the first
 * LONGEST_GUESS characters of at most MOST_GUESSED blocks; it ignores blocks of fewer than SHORTEST_GUESS characters.
 */
const GUESSED = 'bash c cpp csharp css go java javascript json php python ruby rust sql typescript xml yaml'.split(' ');
const SHORTEST_GUESS = 80;
const LONGEST_GUESS = 2000;
const MOST_GUESSED = 8;
/** Minimum score (`relevance` in highlight.js) at which a guessed language is accepted. */
const LEAST_LIKENESS = 10;

const lowlight = createLowlight({ ...common, ...MORE });
lowlight.registerAlias(ALIASES);

export const highlight: CodeScript = { css, toolsFor };

/** Returns a block of code as a tree with a class for each kind of token; null if the block stays uncolored. */
export function colored(code: string, language: string): Root | null {
  if (code.length > MAX_COLOURED_CHARACTERS || !lowlight.registered(language)) return null;
  const tree = lowlight.highlight(language, code);
  if (isDeep(tree)) return null;
  return contentOf(tree).map(textOf).join('') === code ? tree : null;
}

/** Greatest depth of tokens in each other. Preact draws them recursively, and hostile code has thousands of levels. */
const DEEPEST = 100;

function isDeep(tree: Root): boolean {
  let level = contentOf(tree);
  let depth = 0;
  for (; level.length > 0 && depth <= DEEPEST; depth++)
    level = level.flatMap((node) => (isElement(node) ? node.children : []));
  return level.length > 0;
}

/**
 * Returns the language that the page names for most of its code. If the page names no language, returns the language
 * that at least half of its code looks like; '' if there is no such language.
 */
export function languageOf(blocks: readonly CodeBlock[]): string {
  const named = blocks.filter(({ language }) => lowlight.registered(language) && !PLAIN.has(language));
  if (named.length > 0) return mostOf(named)?.language ?? '';
  const asked = blocks.filter(({ code }) => code.length >= SHORTEST_GUESS).slice(0, MOST_GUESSED);
  const guessed = asked.map(({ code }) => ({ code, language: guessOf(code.slice(0, LONGEST_GUESS)) }));
  const most = mostOf(guessed);
  return most && 2 * most.length >= lengthOf(asked) ? most.language : '';
}

function guessOf(code: string): string {
  const { data } = lowlight.highlightAuto(code, { subset: GUESSED });
  return (data?.relevance ?? 0) >= LEAST_LIKENESS ? (data?.language ?? '') : '';
}

/** Returns the language in which most of the code is written, and the length of that code (characters). */
function mostOf(blocks: readonly CodeBlock[]): { language: string; length: number } | undefined {
  return [...new Set(blocks.map(({ language }) => language))]
    .map((language) => ({ language, length: lengthOf(blocks.filter((block) => block.language === language)) }))
    .sort((a, b) => b.length - a.length)[0];
}

const lengthOf = (blocks: readonly CodeBlock[]) => blocks.reduce((sum, { code }) => sum + code.length, 0);

/** A block of code, and the language that the page names for it ('' for none). */
interface CodeBlock {
  readonly code: string;
  readonly language: string;
}

/** Returns the tools for an article's code. Blocks of unknown language get the same one: all are colored or none. */
function toolsFor(tree: Root): CodeTools {
  let others: string | null = null;
  return {
    WrapButton,
    colored(element) {
      const { code, language } = blockOf(element);
      const own = colored(code, language);
      if (own) return own;
      // the guess takes time, so it is made only when a block without a known language is shown
      others ??= languageOf(blocksIn(tree));
      return colored(code, others);
    },
  };
}

const blockOf = (code: Element): CodeBlock => ({ code: textOf(code), language: statedLanguage(code) });

const blocksIn = (tree: Root): CodeBlock[] =>
  elementsIn(contentOf(tree)).flatMap(({ tagName, children: [code] }) =>
    tagName === 'pre' && isElement(code, 'code') ? [blockOf(code)] : [],
  );

/** A button that toggles line wrapping in the block of code before it. */
function WrapButton() {
  const [isWrapped, setWrapped] = useState(false);
  const toggle = ({ currentTarget }: Event) => {
    (currentTarget as HTMLElement).parentElement?.querySelector('pre')?.classList.toggle('wrapped', !isWrapped);
    setWrapped(!isWrapped);
  };
  return (
    <IconButton
      icon={wrap}
      size={16}
      class="piece-copy piece-wrap"
      label={message('wrapLines')}
      aria-pressed={isWrapped}
      title={message('wrapLines')}
      onClick={toggle}
    />
  );
}
