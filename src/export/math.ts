import type { Element } from 'hast';
import { isElement, textOf } from '../article/structure/hast.ts';
import { texOfMath } from './tex-of-math.ts';

/** A formula that is written as TeX between dollar signs, as in Markdown and most note apps. */
export interface FormulaText {
  tex: string;
  /** Whether the formula is on a line of its own. */
  isDisplay: boolean;
}

/**
 * The backslashes of TeX commands that make links, set styles, load files or define other commands. Renderers execute
 * some of them (MathJax links to `javascript:`); a command without its backslash is only letters.
 */
const ACTIVE =
  /\\(?=(?:href|url|html\w+|class|cssId|style|data|mmlToken|require|csname|catcode|includegraphics|input|include|open(?:in|out)|read|write|immediate|special)(?![A-Za-z]))/g;

/** Returns the TeX source of a `<math>`, or equivalent TeX if the page does not contain the source. */
export function formulaOf(math: Element): FormulaText {
  const annotation = findTex(math);
  const tex = ((annotation && textOf(annotation)) || texOfMath(math.children)).trim().replace(ACTIVE, '');
  const isDisplay = math.properties.display === 'block';
  // removes blank lines, because a blank line would end the formula
  return { tex: tex.replace(isDisplay ? /(?<!\s)\s*\n\s*/g : /\s+/g, isDisplay ? '\n' : ' '), isDisplay };
}

export function formulaText({ tex, isDisplay }: FormulaText): string {
  return isDisplay ? `$$${tex}$$` : `$${tex}$`;
}

/** Returns the `<annotation>` with the TeX source of a formula, which may be inside a `<semantics>`. */
function findTex(math: Element): Element | undefined {
  const semantics = math.children.find((child) => isElement(child, 'semantics'));
  const children = isElement(semantics) ? semantics.children : math.children;
  return children.find(
    (child): child is Element => isElement(child, 'annotation') && child.properties.encoding === 'application/x-tex',
  );
}
