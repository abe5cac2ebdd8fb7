/** Reads the TeX of formulas from attributes, annotations and scripts. */

import { facet, type Page } from '../page.ts';
import { mathName } from './formula-elements.ts';

export interface FormulaSource {
  /** TeX without delimiters; '' if unknown. */
  tex: string;
  /** Whether the formula is on a separate line. */
  isDisplay: boolean;
}

export interface Formula extends FormulaSource {
  /** The `<math>` element of the formula; -1 if there is only TeX. */
  math: number;
}

/** Longest formula (characters). */
const MAX_TEX_CHARACTERS = 10_000;
const TEX_ANNOTATION = /^(?:application\/x-tex|application\/x-latex|text\/x-tex|tex|latex)$/i;
/** Attributes in which renderers and editors keep a formula's TeX, most common first. */
const ATTRIBUTES = 'data-latex data-tex data-expr data-math data-formula data-equation data-value alttext'.split(' ');

/** Matches an attribute value that describes the formula in words instead of TeX. */
const WORDS = /^(?=[^\\^_{}]*$).*?[A-Za-z]{2} /s;

/** Returns the TeX without its delimiters, and without a `{\displaystyle …}` around it; '' if it is too long. */
export function bareTex(written: string): string {
  let tex = written
    .trim()
    .replace(/^%?\s*<!\[CDATA\[|(?:%\s*|(?<![\s%])\s+)?\]\]>$/g, '')
    .trim();
  if (tex.length > MAX_TEX_CHARACTERS) return '';
  tex = tex.replace(/^\\\((.*)\\\)$|^\\\[(.*)\\\]$|^\$\$([^$]*)\$\$$|^\$([^$]*)\$$/s, '$1$2$3$4').trim();
  // Wikipedia puts `{\displaystyle …}` or `{\textstyle …}` around each formula
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

export function annotatedTex(page: Page, math: number): string {
  for (let id = page.endOf(math) - 1; id > math; id--) {
    if (!page.isElement(id) || mathName(page, id) !== 'annotation') continue;
    if (TEX_ANNOTATION.test(page.attributesOf(id).encoding ?? '')) return bareTex(textIn(page, id));
  }
  return '';
}

export function attributeTex(page: Page, node: number): string {
  const attributes = page.attributesOf(node);
  const name = ATTRIBUTES.find((candidate) => attributes[candidate] && !WORDS.test(attributes[candidate]));
  return name ? bareTex(attributes[name] ?? '') : '';
}

/** Returns all text in a node, visible or not, because the source of a formula is never displayed. */
export function textIn(page: Page, node: number): string {
  let text = '';
  for (let id = node + 1; id < page.endOf(node) && text.length <= MAX_TEX_CHARACTERS; id++) {
    if (page.isText(id)) text += page.textOf(id);
  }
  return text;
}

const TYPE = /^\s*math\/tex\b/i;
/** MathJax 2 gives a rendered formula the id of its script, followed by this suffix. */
const FRAME = '-Frame';
/** Number of nodes at the start of a rendered formula that are searched for its id: it may be on an inner node. */
const FRAME_DEPTH = 4;

export type ScriptSources = ReturnType<typeof scriptSources>;

/** The scripts in which MathJax 2 and kramdown keep the TeX of formulas, next to the rendered formulas. */
export const scriptSources = facet((page: Page) => {
  const byId = new Map<string, FormulaSource>();
  const byNode = new Map<number, FormulaSource>();
  const rendered = new Set<string>();
  for (const node of page.index.matching('type', TYPE)) {
    if (page.nameOf(node) !== 'script') continue;
    const { id, type = '' } = page.attributesOf(node);
    const source = { tex: bareTex(textIn(page, node)), isDisplay: /mode\s*=\s*display/i.test(type) };
    byNode.set(node, source);
    if (id) byId.set(id, source);
  }
  const frames = byNode.size > 0 ? page.index.byValue('id').keys() : [];
  for (const id of frames) if (id.endsWith(FRAME)) rendered.add(id.slice(0, -FRAME.length));
  return {
    areThere: byNode.size > 0,
    nodes: [...byNode.keys()],
    /** Returns the TeX in a script whose formula was not rendered; null for other nodes. */
    unrendered(node: number): FormulaSource | null {
      const source = byNode.get(node);
      return !source || rendered.has(page.attributesOf(node).id ?? '') ? null : source;
    },
    /** Returns the TeX of a rendered formula; null if no script has it. */
    ofRendered(node: number): FormulaSource | null {
      for (let row = node; row < Math.min(node + FRAME_DEPTH, page.endOf(node)); row++) {
        const { id } = page.attributesOf(row);
        if (id?.endsWith(FRAME)) return byId.get(id.slice(0, -FRAME.length)) ?? null;
      }
      return null;
    },
  };
});
