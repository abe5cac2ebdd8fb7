import type { Element, ElementContent } from 'hast';
import { isElement, rewriteElements, textOf } from '../structure/hast.ts';
import { type MainTextStyle, mainTextStyle, textStyleOf } from './main-text-style.ts';
import type { CleanContext, CleanPass } from './types.ts';

const HEADING = /^h([1-6])$/;
/** Two font sizes look the same if their ratio is at most this. */
const SAME_SIZE = 1.12;

interface Rank {
  level: number;
  /** Rank of the font size; 0 for the largest. */
  size: number;
}

/**
 * Renumbers headings from h2 on (h1 is the headline), without gaps, because the headings of a page may begin at any
 * level. A clearly larger heading gets a higher level than a smaller one, even if their tags say the opposite; between
 * headings of equal size, the tag decides.
 */
export const numberHeadings: CleanPass = (children, context) => {
  const headings = headingsIn(children);
  const sizes = sizeRanks(headings, context);
  const rankOf = (heading: Element): Rank => ({ level: levelOf(heading), size: sizes(heading) });
  const ranks = headings.map(rankOf).sort((a, b) => a.size - b.size || a.level - b.level);
  const order = [...new Set(ranks.map(keyOf))];
  return rewriteElements(children, (element) => {
    if (levelOf(element) === 0) return element;
    return [{ ...element, tagName: `h${Math.min(6, order.indexOf(keyOf(rankOf(element))) + 2)}` }];
  });
};

function keyOf({ level, size }: Rank): string {
  return `${size} ${level}`;
}

export function levelOf(element: Element): number {
  return Number(HEADING.exec(element.tagName)?.[1] ?? 0);
}

export function headingsIn(children: readonly ElementContent[]): Element[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [];
    return levelOf(child) > 0 ? [child] : headingsIn(child.children);
  });
}

/** 0 is the largest font. Sizes that look the same share a rank; if any size is unknown, all headings do. */
function sizeRanks(headings: readonly Element[], context: CleanContext): (heading: Element) => number {
  const sizeOf = (heading: Element) => textStyleOf(heading, context).fontSize;
  const sizes = [...new Set(headings.map(sizeOf))].sort((a, b) => b - a);
  if (sizes.includes(0)) return () => 0;
  const ranks = new Map<number, number>();
  let rank = 0;
  for (const [index, size] of sizes.entries()) {
    if (index > 0 && (sizes[index - 1] as number) > size * SAME_SIZE) rank++;
    ranks.set(size, rank);
  }
  return (heading) => ranks.get(sizeOf(heading)) ?? 0;
}

/** Longest line that is a heading (characters). */
const LONGEST_LINE = 120;
/** A bold line is a heading from this font size on (multiple of the font size of the article's text). */
const LARGER = 1.1;
/** A line that is not bold is a heading from this font size on (multiple of the font size of the article's text). */
const MUCH_LARGER = 1.4;
const ENDS_A_SENTENCE = /[.,;:!…。、，；：]["'”’»)]?$/;

/** Only on pages without heading elements: on others, lines in large type are introductions or quotations. */
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

/** Unwraps a bold element around a whole heading: headings are bold anyway. */
export function withoutBold(children: readonly ElementContent[]): ElementContent[] {
  const [only, ...others] = children;
  return isElement(only, 'strong') && others.length === 0 ? only.children : [...children];
}
