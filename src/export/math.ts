import type { Element } from 'hast';
import { isElement, textOf } from '../article/structure/hast.ts';
import { texOfMath } from './tex-of-math.ts';

/** A formula in text: TeX between dollars, as in Markdown and most note apps. */
export interface FormulaText {
  tex: string;
  /** Whether it is set on its own line. */
  isDisplay: boolean;
}

/**
 * The backslashes of commands that do more than set a formula: they link, style, load, or define commands. TeX renderers
 * execute some of them (MathJax links to `javascript:`); without the backslash they are letters.
 */
const ACTIVE =
  /\\(?=(?:href|url|html\w+|class|cssId|style|data|mmlToken|require|csname|catcode|includegraphics|input|include|open(?:in|out)|read|write|immediate|special)(?![A-Za-z]))/g;

/** Returns the TeX source of a `<math>`, or equivalent TeX if the page does not contain it. */
export function formulaOf(math: Element): FormulaText {
  const annotation = findTex(math);
  const tex = ((annotation && textOf(annotation)) || texOfMath(math.children)).trim().replace(ACTIVE, '');
  const isDisplay = math.properties.display === 'block';
  // A blank line would end the formula's paragraph.
  return { tex: tex.replace(isDisplay ? /(?<!\s)\s*\n\s*/g : /\s+/g, isDisplay ? '\n' : ' '), isDisplay };
}

export function formulaText({ tex, isDisplay }: FormulaText): string {
  return isDisplay ? `$$${tex}$$` : `$${tex}$`;
}

/** Returns the TeX annotation. Annotations are at the end of `<semantics>`, which is the first child. */
function findTex(math: Element): Element | undefined {
  const semantics = math.children.find((child) => isElement(child, 'semantics'));
  const children = isElement(semantics) ? semantics.children : math.children;
  return children.find(
    (child): child is Element => isElement(child, 'annotation') && child.properties.encoding === 'application/x-tex',
  );
}
