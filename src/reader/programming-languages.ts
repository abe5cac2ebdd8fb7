/** The programming languages whose code is colored. */
import type { LanguageFn } from 'highlight.js';
import { common, createLowlight } from 'lowlight';

/** Grammars of languages that are not among the common ones, by their files. */
const MORE = import.meta.glob<LanguageFn>(
  [
    '/node_modules/highlight.js/es/languages/{clojure,cmake,dart,dockerfile,elixir,erlang,groovy,haskell,julia}.js',
    '/node_modules/highlight.js/es/languages/{latex,lisp,matlab,nginx,nix,ocaml,powershell,protobuf,scala}.js',
  ],
  { import: 'default', eager: true },
);

export const lowlight = createLowlight(common);
for (const [file, grammar] of Object.entries(MORE)) lowlight.register(/(\w+)\.js$/.exec(file)?.[1] ?? '', grammar);
// names that pages use for languages that highlight.js does not know, by a similar language that it knows
lowlight.registerAlias({
  xml: ['vue', 'svelte', 'astro', 'markup'],
  bash: ['zsh-session'],
  shell: ['sh-session'],
  ini: ['properties', 'dotenv'],
});
