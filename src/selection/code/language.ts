import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import { HIGHLIGHTER_NAMES } from '../../vocabulary/names/code.ts';
import { languageNamed } from './language-names.ts';

const LANGUAGE = /^[\w+#-]{1,20}$/;
/** Attributes with which highlighters and editors name the language, most common first. */
const ATTRIBUTES = ['data-lang', 'data-language', 'data-enlighter-language', 'data-code-language', 'data-mode-id'];
/** Matches a language in class names: `language-js`, `lang-js`. */
const DECLARED = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})(?=\s|$)/i;
/**
 * Matches class names that may contain a language: `highlight-source-js` (GitHub), `highlight-js notranslate` (Sphinx),
 * `brush: js`. The word may also name a highlighter's colour scheme, so only known languages count.
 */
const SUGGESTED = /(?:^|\s)(?:highlight-source-|highlight-|brush:\s?)([\w+#-]{1,20})(?=\s|;|$)/i;
/**
 * Matches class names of highlighters. An element with such a class may have another class that is just the name of the
 * language.
 */
const HIGHLIGHTED = new RegExp(`(?:^|\\s)(?:${HIGHLIGHTER_NAMES})(?=\\s|$)`);
/** Names of languages that often mean something else as class names. On their own, they do not declare a language. */
const AMBIGUOUS = new Set(['c', 'r', 'go', 'text', 'output', 'terminal', 'make', 'markup', 'none', 'plain', 'console']);
/** Values by which a page tells its highlighter that there is no language. */
const NO_LANGUAGE = new Set('none nohighlight no-highlight default auto undefined null false code'.split(' '));

/** Maximum number of ancestors of a block to check for a declared language. */
const HIGHEST = 5;
/** Maximum number of nodes inside a block to check for a declared language. */
const DEEPEST = 12;

/** Returns the language that is declared on a code block, a `<code>` in it or an element around it; '' if none is. */
export function declaredLanguage(page: Page, block: number): string {
  const inner = Math.min(block + DEEPEST, page.endOf(block));
  for (let id = block; id < inner; id++) {
    if (id !== block && page.nameOf(id) !== 'code') continue;
    const language = languageIn(page.attributesOf(id));
    if (language !== '') return language;
  }
  // Only known names count here, because elements further up may declare the page's human language in the same
  // attributes.
  const around = page.ancestorsOf(block, HIGHEST).map((node) => languageIn(page.attributesOf(node)));
  return around.find((language) => languageNamed(language) !== '') ?? '';
}

function languageIn(attributes: Attributes): string {
  const values = [
    ...ATTRIBUTES.map((name) => attributes[name] ?? ''),
    DECLARED.exec(attributes.class ?? '')?.[1] ?? '',
  ];
  const declared = values.find((value) => LANGUAGE.test(value))?.toLowerCase() ?? '';
  if (declared !== '') return NO_LANGUAGE.has(declared) ? '' : declared;
  return languageInClass(attributes.class ?? '').toLowerCase();
}

function languageInClass(names: string): string {
  const suggested = SUGGESTED.exec(names)?.[1] ?? '';
  if (languageNamed(suggested) !== '') return suggested;
  if (!HIGHLIGHTED.test(names)) return '';
  return (
    names.split(/\s+/).find((name) => LANGUAGE.test(name) && !AMBIGUOUS.has(name) && languageNamed(name) !== '') ?? ''
  );
}
