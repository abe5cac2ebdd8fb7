import type { Element } from 'hast';
import { isElement, textOf } from '../article/structure/hast.ts';
import { texOfMath } from './tex-of-math.ts';

/** What a formula is in text: TeX between dollars, as Markdown and most note takers have it. */
export interface FormulaText {
  tex: string;
  /** Set on a line of its own. */
  isDisplay: boolean;
}

/**
 * The backslashes of commands that do more than set a formula: they link, style, load, or make other commands. Programs
 * that set TeX obey some of them (MathJax links to `javascript:`); without it they are letters.
 */
const ACTIVE =
  /\\(?=(?:href|url|html\w+|class|cssId|style|data|mmlToken|require|csname|catcode|includegraphics|input|include|open(?:in|out)|read|write|immediate|special)(?![A-Za-z]))/g;

/** The TeX that a `<math>` was made from, or what gives the same where the page did not say. */
export function formulaOf(math: Element): FormulaText {
  const annotation = findTex(math);
  const tex = ((annotation && textOf(annotation)) || texOfMath(math.children)).trim().replace(ACTIVE, '');
  const isDisplay = math.properties.display === 'block';
  // A blank line would end the paragraph that the formula stands in.
  return { tex: tex.replace(isDisplay ? /(?<!\s)\s*\n\s*/g : /\s+/g, isDisplay ? '\n' : ' '), isDisplay };
}

export function formulaText({ tex, isDisplay }: FormulaText): string {
  return isDisplay ? `$$${tex}$$` : `$${tex}$`;
}

/** Annotations stand at the end of `<semantics>`, which is the first child. */
function findTex(math: Element): Element | undefined {
  const semantics = math.children.find((child) => isElement(child, 'semantics'));
  const children = isElement(semantics) ? semantics.children : math.children;
  return children.find(
    (child): child is Element => isElement(child, 'annotation') && child.properties.encoding === 'application/x-tex',
  );
}
