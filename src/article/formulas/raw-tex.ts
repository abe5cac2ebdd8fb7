/**
 * Converts formulas that the article contains as TeX source to MathML. In a separate script, because few pages have
 * such formulas.
 */
import type { Element, ElementContent, Root } from 'hast';
import { contentOf, isElement, type Rewritten, replaceChildren, rewriteElements } from '../structure/hast.ts';
import { AS_WRITTEN, holdsRawTex, isEvident } from './awaits-typesetting.ts';
import { type Typesetter, typesetElement } from './with-typeset.ts';

/**
 * Matches a formula by Pandoc's rules: no space directly inside single dollar signs, no digit after the second sign.
 * `$$` must be tried before `$`.
 */
const FORMULA =
  /\$\$([^$]{1,2000})\$\$|\\\[((?:(?!(?<!\\)\\\[).){1,2000}?)\\\]|\\\(((?:(?!\\\().){1,500}?)\\\)|(?<![\w\\$])\$(?![\s$])([^$\n]{1,500}?)(?<![\s\\])\$(?![\w$])/gs;

/** Letters, numbers and signs only, as in `$n$`: a formula only if the article also has an unmistakable one. */
const OF_LETTERS = /^(?=.*[A-Za-z])(?:(?<![A-Za-z])[A-Za-z]{1,3}(?![A-Za-z])|[\d\s+\-*/=<>(),.:;|!'[\]])+$/;

/** TeX with errors is not changed. */
export function withRawTex(tree: Root, typeset: Typesetter): Root {
  if (!holdsRawTex(tree)) return tree;
  const children = rewriteElements(contentOf(tree), (element) => {
    if (AS_WRITTEN.has(element.tagName)) return element;
    return withDisplaysApart({ ...element, children: replaceTexts(element.children, typeset) });
  });
  return { type: 'root', children };
}

function replaceTexts(children: readonly ElementContent[], typeset: Typesetter): ElementContent[] {
  return replaceChildren(children, (child) => (child.type === 'text' ? formulasIn(child.value, typeset) : child));
}

function formulasIn(text: string, typeset: Typesetter): Rewritten {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(FORMULA)) {
    const [whole, dollars, brackets, parentheses, dollar] = match;
    const tex = (dollars ?? brackets ?? parentheses ?? dollar ?? '').trim();
    const isDisplay = dollars !== undefined || brackets !== undefined;
    const element = isEvident(`$${tex}$`) || OF_LETTERS.test(tex) ? typesetElement(tex, isDisplay, typeset) : null;
    if (!element) continue;
    if (match.index > end) parts.push({ type: 'text', value: text.slice(end, match.index) });
    parts.push(element);
    end = match.index + whole.length;
  }
  if (end === 0) return { type: 'text', value: text };
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

function withDisplaysApart(element: Element): Rewritten {
  if (element.tagName !== 'p' || !element.children.some(isDisplay)) return element;
  const pieces: ElementContent[] = [];
  let paragraph: ElementContent[] = [];
  const close = () => {
    const says = paragraph.some((child) => child.type !== 'text' || child.value.trim() !== '');
    if (says) pieces.push({ ...element, children: paragraph });
    paragraph = [];
  };
  for (const child of element.children) {
    if (!isDisplay(child)) paragraph.push(child);
    else {
      close();
      pieces.push({ ...child, properties: { ...child.properties, dataNode: element.properties.dataNode ?? '0' } });
    }
  }
  close();
  return pieces;
}

function isDisplay(node: ElementContent): node is Element {
  return isElement(node, 'math') && node.properties.display === 'block';
}
