import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import { HIGHLIGHTER_NAMES } from '../../vocabulary/names/code.ts';
import { languageNamed } from './language-names.ts';

const LANGUAGE = /^[\w+#-]{1,20}$/;
/** Attributes in which highlighters and editors name the language, most common first. */
const ATTRIBUTES = ['data-lang', 'data-language', 'data-enlighter-language', 'data-code-language', 'data-mode-id'];
/** A language in class names: `language-js`, `lang-js`. */
const DECLARED = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})(?=\s|$)/i;
/** `highlight-source-js` (GitHub), `highlight-js notranslate` (Sphinx), `brush: js`; theme names look the same. */
const SUGGESTED = /(?:^|\s)(?:highlight-source-|highlight-|brush:\s?)([\w+#-]{1,20})(?=\s|;|$)/i;
/** Class names beside which a bare word may be the language. */
const HIGHLIGHTED = new RegExp(`(?:^|\\s)(?:${HIGHLIGHTER_NAMES})(?=\\s|$)`);
/** Language names that also have other meanings. */
const AMBIGUOUS = new Set(['c', 'r', 'go', 'text', 'output', 'terminal', 'make', 'markup', 'none', 'plain', 'console']);
/** Values that tell a highlighter that there is no language. */
const NO_LANGUAGE = new Set('none nohighlight no-highlight default auto undefined null false code'.split(' '));

/** How far above a block (levels), and how far into it (nodes), its language may be declared. */
const HIGHEST = 5;
const DEEPEST = 12;

/** Returns the language declared on a code block's `<code>`, the block itself or an element around it; or ''. */
export function declaredLanguage(page: Page, block: number): string {
  const inner = Math.min(block + DEEPEST, page.endOf(block));
  for (let id = block; id < inner; id++) {
    if (id !== block && page.nameOf(id) !== 'code') continue;
    const language = languageIn(page.attributesOf(id));
    if (language !== '') return language;
  }
  // Elements further up may declare the page's human language in the same attributes.
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
