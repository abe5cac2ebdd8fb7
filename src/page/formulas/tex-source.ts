import type { Page } from '../page.ts';
import { mathName } from './math-elements.ts';

export interface Formula {
  /** The `<math>` element of the formula; -1 if there is only TeX. */
  math: number;
  /** TeX without delimiters; '' if unknown. */
  tex: string;
  /** Whether the formula is on a separate line. */
  isDisplay: boolean;
}

/** Longest formula (characters). */
const MAX_TEX_CHARACTERS = 10_000;
const TEX_ANNOTATION = /^(?:application\/x-tex|application\/x-latex|text\/x-tex|tex|latex)$/i;
/** Attributes in which renderers and editors keep a formula's TeX, most common first. */
const ATTRIBUTES = [
  'data-latex',
  'data-tex',
  'data-expr',
  'data-math',
  'data-formula',
  'data-equation',
  'data-value',
  'alttext',
];

/** Matches an attribute value that describes the formula in words instead of TeX. */
const WORDS = /^(?=[^\\^_{}]*$).*?[A-Za-z]{2} /s;

/** Returns the TeX without its delimiters and without a size command around it; '' if it is too long. */
export function bareTex(written: string): string {
  let tex = written
    .trim()
    .replace(/^%?\s*<!\[CDATA\[|(?:%\s*|(?<![\s%])\s+)?\]\]>$/g, '')
    .trim();
  if (tex.length > MAX_TEX_CHARACTERS) return '';
  tex = tex.replace(/^\\\((.*)\\\)$|^\\\[(.*)\\\]$|^\$\$([^$]*)\$\$$|^\$([^$]*)\$$/s, '$1$2$3$4').trim();
  // Wikipedia puts one of these size commands around each formula
  tex = tex
    .replace(/^\{\\(?:display|text)style\s(.*)\}$/s, (whole, inner: string) => (isBalanced(inner) ? inner : whole))
    .trim();
  return tex;
}

function isBalanced(tex: string): boolean {
  let depth = 0;
  for (const sign of tex.replace(/\\./g, '')) {
    if (sign === '{') depth++;
    if (sign === '}' && --depth < 0) return false;
  }
  return depth === 0;
}

/** Returns the TeX in the `<annotation>` of a `<math>` element; '' for none. */
export function annotatedTex(page: Page, math: number): string {
  for (let id = page.endOf(math) - 1; id > math; id--) {
    if (!page.isElement(id) || mathName(page, id) !== 'annotation') continue;
    if (TEX_ANNOTATION.test(page.attributesOf(id).encoding ?? '')) return bareTex(textIn(page, id));
  }
  return '';
}

/** Returns the TeX in an element's attributes; '' for none. */
export function attributeTex(page: Page, node: number): string {
  const attributes = page.attributesOf(node);
  const name = ATTRIBUTES.find((candidate) => attributes[candidate] && !WORDS.test(attributes[candidate]));
  return name ? bareTex(attributes[name] ?? '') : '';
}

/** Returns all text below a node, visible or not: the source of a formula is never displayed. */
export function textIn(page: Page, node: number): string {
  let text = '';
  for (let id = node + 1; id < page.endOf(node) && text.length <= MAX_TEX_CHARACTERS; id++) {
    if (page.isText(id)) text += page.textOf(id);
  }
  return text;
}
