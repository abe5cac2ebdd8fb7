/** Converts formulas that are only TeX to MathML. A separate script, because the TeX library is large. */
import type { Element, ElementContent, Root } from 'hast';
import temml from 'temml';
import { sanitizeTree } from '../sanitize.ts';
import {
  contentOf,
  element,
  isElement,
  type Rewritten,
  replaceChildren,
  rewriteElements,
  withChildren,
} from '../structure/hast.ts';
import { formulaElement, inAlphabet, splitAtDisplays } from '../structure/math.ts';
import { AS_WRITTEN, holdsRawTex, isEvident, onlyTex } from './awaits-typesetting.ts';

/** Matches a formula by Pandoc's rules: no space directly inside single dollar signs, no digit after the second. */
const FORMULA =
  /\$\$([^$]{1,2000})\$\$|\\\[((?:(?!(?<!\\)\\\[).){1,2000}?)\\\]|\\\(((?:(?!\\\().){1,500}?)\\\)|(?<![\w\\$])\$(?![\s$])([^$\n]{1,500}?)(?<![\s\\])\$(?![\w$])/gs;

/** Matches simple TeX (`$n > 2$`), which is typeset only if the article also contains an unmistakable formula. */
const OF_LETTERS = /^(?=.*[A-Za-z])(?:(?<![A-Za-z])[A-Za-z]{1,3}(?![A-Za-z])|[\d\s+\-*/=<>(),.:;|!'[\]])+$/;

/** Typesets the formulas that the article contains only as TeX. Does not change TeX with errors. */
export function typesetFormulas(tree: Root): Root {
  const children = rewriteElements(contentOf(tree), (element) => {
    const tex = onlyTex(element);
    const formula = tex === '' ? null : typesetElement(tex, element.properties.display === 'block');
    return formula ? { ...formula, properties: element.properties } : element;
  });
  if (!holdsRawTex(tree)) return { type: 'root', children };
  return { type: 'root', children: children.flatMap((child) => (isElement(child) ? withFormulas(child) : [child])) };
}

function withFormulas(element: Element): ElementContent[] {
  if (AS_WRITTEN.has(element.tagName)) return [element];
  const children = replaceChildren(element.children, (child) => {
    if (isElement(child)) return withFormulas(child);
    return child.type === 'text' ? formulasIn(child.value) : child;
  });
  const written = withChildren(element, children);
  if (element.tagName !== 'p') return [written];
  const dataNode = element.properties.dataNode ?? '0';
  return splitAtDisplays(written, (formula) => ({ ...formula, properties: { ...formula.properties, dataNode } }));
}

function formulasIn(text: string): Rewritten {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(FORMULA)) {
    const [whole, dollars, brackets, parentheses, dollar] = match;
    const tex = (dollars ?? brackets ?? parentheses ?? dollar ?? '').trim();
    const isDisplay = dollars !== undefined || brackets !== undefined;
    const element = isEvident(`$${tex}$`) || OF_LETTERS.test(tex) ? typesetElement(tex, isDisplay) : null;
    if (!element) continue;
    if (match.index > end) parts.push({ type: 'text', value: text.slice(end, match.index) });
    parts.push(element);
    end = match.index + whole.length;
  }
  if (end === 0) return { type: 'text', value: text };
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

function typesetElement(tex: string, isDisplay: boolean): Element | null {
  const content = typeset(tex, isDisplay);
  if (!content || content.length === 0) return null;
  const formula = formulaElement({ content, tex, isDisplay }, 0);
  const [sanitized] = contentOf(sanitizeTree({ type: 'root', children: [formula] }));
  return isElement(sanitized) ? sanitized : null;
}

interface TemmlNode {
  type?: string;
  text?: string;
  attributes?: Readonly<Record<string, unknown>>;
  children?: readonly TemmlNode[];
}

const OPTIONS = { throwOnError: true, trust: false, maxExpand: 1000, maxSize: [40, 40] as [number, number] };
/** Length of the longest formula that is typeset (characters). A longer one is shown as TeX. */
const MAX_TEX_CHARACTERS = 5000;
/** Maximum nesting depth of a formula that is typeset (levels of elements). A deeper formula is shown as TeX. */
const DEEPEST = 48;

/** Returns the content of `<math>` for a formula; null if the TeX has errors, is too long or too deep. */
function typeset(tex: string, isDisplay: boolean): ElementContent[] | null {
  if (tex.length > MAX_TEX_CHARACTERS) return null;
  try {
    const math: TemmlNode = temml.__renderToMathMLTree(tex, { ...OPTIONS, displayMode: isDisplay });
    return childrenOf(math.children ?? [], 0);
  } catch {
    // expected errors: unknown commands, text that only looks like TeX, braces nested too deep for the stack
    return null;
  }
}

function childrenOf(nodes: readonly TemmlNode[], depth: number): ElementContent[] {
  if (depth > DEEPEST) throw new RangeError('The formula is too deep');
  return nodes.flatMap((node): ElementContent[] => {
    if (node.text !== undefined) return [{ type: 'text', value: node.text }];
    const children = childrenOf(node.children ?? [], depth + 1);
    // a node without a type is a fragment, which only has children
    if (!node.type) return children;
    return [element(node.type, propertiesOf(node), children.map(inItsAlphabet(node)))];
  });
}

function propertiesOf({ attributes = {} }: TemmlNode): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

function inItsAlphabet({ attributes }: TemmlNode) {
  const alphabet = typeof attributes?.mathvariant === 'string' ? attributes.mathvariant : '';
  return (child: ElementContent): ElementContent =>
    child.type === 'text' ? { ...child, value: inAlphabet(child.value, alphabet) } : child;
}
