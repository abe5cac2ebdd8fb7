/**
 * Converts TeX to MathML, for formulas that a page contains only as TeX. In a separate script, because the TeX library
 * is large and few pages need it.
 */
import type { ElementContent } from 'hast';
import temml from 'temml';
import { element } from '../structure/hast.ts';
import { inAlphabet } from '../structure/math/letters.ts';
import type { Typesetter } from './with-typeset.ts';

interface TemmlNode {
  type?: string;
  text?: string;
  attributes?: Readonly<Record<string, unknown>>;
  children?: readonly TemmlNode[];
}

const OPTIONS = { throwOnError: true, trust: false, maxExpand: 1000, maxSize: [40, 40] as [number, number] };
/** Length of the longest formula that is typeset (characters). A longer one is shown as TeX. */
const MAX_TEX_CHARACTERS = 5000;
/** Depth of the deepest formula that is typeset (levels). A deeper one is shown as TeX. */
const DEEPEST = 48;

/** Returns the MathML of a formula, without the `<math>` around it; null if the TeX has errors. */
export const typeset: Typesetter = (tex, isDisplay) => {
  if (tex.length > MAX_TEX_CHARACTERS) return null;
  try {
    const math: TemmlNode = temml.__renderToMathMLTree(tex, { ...OPTIONS, displayMode: isDisplay });
    return contentOf(math.children ?? [], 0);
  } catch {
    // expected errors: unknown commands, text that only looks like TeX, braces nested too deep for the stack
    return null;
  }
};

function contentOf(nodes: readonly TemmlNode[], depth: number): ElementContent[] {
  if (depth > DEEPEST) throw new RangeError('The formula is too deep');
  return nodes.flatMap((node): ElementContent[] => {
    if (node.text !== undefined) return [{ type: 'text', value: node.text }];
    const children = contentOf(node.children ?? [], depth + 1);
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
