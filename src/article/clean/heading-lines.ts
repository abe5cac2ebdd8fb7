import type { Element, ElementContent } from 'hast';
import { isElement, textOf } from '../structure/hast.ts';
import { type MainTextStyle, mainTextStyle, textStyleOf } from './main-text-style.ts';
import type { CleanContext, CleanPass } from './types.ts';

/** A longer line is a sentence of the text (characters). */
const LONGEST_LINE = 120;
/** So much larger than the text, a bold line is a heading; without being bold it must be larger still. */
const LARGER = 1.1;
const MUCH_LARGER = 1.4;
const ENDS_A_SENTENCE = /[.,;:!…。、，；：]["'”’»)]?$/;

/**
 * Pages without a single heading element set headings as bold lines in a larger type: those become headings. Where the
 * page has heading elements it means them, and large lines are leads or quotations.
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

/** Headings are bold by themselves. */
export function withoutBold(children: readonly ElementContent[]): ElementContent[] {
  const [only, ...others] = children;
  return isElement(only, 'strong') && others.length === 0 ? only.children : [...children];
}
