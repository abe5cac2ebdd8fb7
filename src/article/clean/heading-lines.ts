import type { Element, ElementContent } from 'hast';
import { isElement, textOf } from '../structure/hast.ts';
import { type MainTextStyle, mainTextStyle, textStyleOf } from './main-text-style.ts';
import type { CleanContext, CleanPass } from './types.ts';

/** Longest heading line (characters). */
const LONGEST_LINE = 120;
/** Smallest size of a heading relative to the text, for bold and for regular lines. */
const LARGER = 1.1;
const MUCH_LARGER = 1.4;
const ENDS_A_SENTENCE = /[.,;:!…。、，；：]["'”’»)]?$/;

/**
 * Turns large (bold) lines into headings on pages without any heading element. On pages with heading elements, large
 * lines are leads or quotations.
 */
export const raiseHeadingLines: CleanPass = (children, context) => {
  if (children.some(holdsHeading)) return [...children];
  const main = mainTextStyle(children, context);
  if (main.size === 0) return [...children];
  return children.map((child, index): ElementContent => {
    const next = children[index + 1];
    if (!isElement(child, 'p') || !next || !isHeadingLine(child, main, context)) return child;
    return { ...child, tagName: 'h2', children: withoutBold(child.children) };
  });
};

function holdsHeading(node: ElementContent): boolean {
  return isElement(node) && (/^h[1-6]$/.test(node.tagName) || node.children.some(holdsHeading));
}

function isHeadingLine(line: Element, main: MainTextStyle, context: CleanContext): boolean {
  const text = textOf(line).trim();
  if (
    text === '' ||
    line.properties.dataStandfirst !== undefined ||
    text.length > LONGEST_LINE ||
    ENDS_A_SENTENCE.test(text)
  )
    return false;
  if (line.children.some((child) => isElement(child, 'br', 'img'))) return false;
  const { fontSize, isBold, isSetApart } = textStyleOf(line, context);
  const isBeside = isSetApart && !main.isSetApart;
  return !isBeside && fontSize >= main.size * (isBold ? LARGER : MUCH_LARGER);
}

/** Unwraps a bold element that holds the whole heading: headings are bold anyway. */
export function withoutBold(children: readonly ElementContent[]): ElementContent[] {
  const [only, ...others] = children;
  return isElement(only, 'strong') && others.length === 0 ? only.children : [...children];
}
