import type { Element, ElementContent } from 'hast';
import { hasLetterOrDigit } from '../../shared/letters.ts';
import { addToList } from '../../shared/lists.ts';
import { getOrMake } from '../../shared/memoised.ts';
import { withoutHash } from '../../shared/url.ts';
import { says } from '../../vocabulary/match.ts';
import { element, headingLevel, isElement, rewriteElements, textOf } from '../structure/hast.ts';
import { type CleanContext, type CleanPass, type MainTextStyle, mainTextStyle, textStyleOf } from './context.ts';

/** Matches the text of a heading's link to itself, such as "Permalink". Pages add this text for screen readers. */
const ANCHOR_WORDS = says('whole', 'headingLinks');
const ANCHOR_SENTENCE = /^(?:(?:perma|direct )?link to |copy link)/i;

/** Removes a heading's links into its page. Keeps their text, unless it is a sign such as "¶" or says "Permalink". */
export const dropHeadingAnchors: CleanPass = (children, { ownUrls }) =>
  rewriteElements(children, (heading) => {
    if (headingLevel(heading) === 0) return heading;
    const text = textOf(heading).trim();
    const unwrapped = rewriteElements(heading.children, (link) => {
      const href = String(link.properties.href ?? '');
      if (link.tagName !== 'a' || !href.includes('#') || !ownUrls.has(withoutHash(href))) return link;
      return isSign(textOf(link).trim(), text) ? [] : link.children;
    });
    return { ...heading, children: trimEnd(unwrapped) };
  });

/** Footnote markers. A link with one of them keeps its text; a link with only another sign, such as "¶", is dropped. */
const MARKER = /[*†‡]/;

function isSign(text: string, heading: string): boolean {
  const isOther = !hasLetterOrDigit(text) && !MARKER.test(text);
  return text !== heading && (isOther || ANCHOR_WORDS.test(text) || ANCHOR_SENTENCE.test(text));
}

/** Removes white space at the end of a heading, which is left over when a link such as "¶" is dropped. */
function trimEnd(nodes: ElementContent[]): ElementContent[] {
  const last = nodes.at(-1);
  return last?.type === 'text' ? [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() }] : nodes;
}

const BLOCKS = 'blockquote details dl figure h1 h2 h3 h4 h5 h6 hr ol pre section table ul'.split(' ');

/** Moves blocks out of headings (a heading in Markdown is one line). Text after a block becomes a second heading. */
export const splitHeadings: CleanPass = (children) =>
  rewriteElements(children, (element) => {
    const isMixed = headingLevel(element) > 0 && element.children.some((child) => isElement(child, ...BLOCKS));
    return isMixed ? split(element) : [element];
  });

function split({ tagName, properties, children }: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let line: Element | null = null;
  for (const child of children) {
    if (isElement(child, ...BLOCKS)) {
      parts.push(child);
      line = null;
    } else if (line) line.children.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '') {
      const isFirst = !parts.some((part) => isElement(part, tagName));
      const start = child.type === 'text' ? { ...child, value: child.value.trimStart() } : child;
      line = { type: 'element', tagName, properties: isFirst ? properties : {}, children: [start] };
      parts.push(line);
    }
  }
  return parts;
}

/** If a section has one heading at least this often, its headings that occur twice or more are names of speakers. */
const OFTEN = 3;

/** Turns headings that are names of speakers into bold lines: repeated names are useless in an outline. */
export const flattenSpeakers: CleanPass = (children) => {
  const speakers = speakersIn(headingsIn(children));
  if (speakers.size === 0) return [...children];
  return rewriteElements(children, (each) => {
    if (!speakers.has(each)) return each;
    return { ...each, tagName: 'p', children: [element('strong', {}, each.children)] };
  });
};

function speakersIn(headings: readonly Element[]): ReadonlySet<Element> {
  /** Section (part below a higher heading) and level → text of a heading → its headings with this text. */
  const groups = new Map<string, Map<string, Element[]>>();
  const above: number[] = [];
  for (const [index, heading] of headings.entries()) {
    const level = headingLevel(heading);
    while (above.length > 0 && headingLevel(headings[above.at(-1) ?? 0] as Element) >= level) above.pop();
    const key = `${above.at(-1)} ${level}`;
    const group = getOrMake(groups, key, () => new Map<string, Element[]>());
    addToList(group, textOf(heading).trim(), heading);
    above.push(index);
  }
  const repeated = [...groups.values()].map((group) => [...group.values()].filter(({ length }) => length > 1));
  return new Set(repeated.filter((group) => group.some(({ length }) => length >= OFTEN)).flat(2));
}

/** Two font sizes look the same if their ratio is at most this. */
const SAME_SIZE = 1.12;

/** Renumbers headings from h2 on, without gaps. The font size decides, or else the tag. (h1 is the headline.) */
export const numberHeadings: CleanPass = (children, context) => {
  const headings = headingsIn(children);
  const sizeOf = sizeRanks(headings, context);
  headings.sort((a, b) => sizeOf(a) - sizeOf(b) || headingLevel(a) - headingLevel(b));
  const keyOf = (heading: Element) => `${sizeOf(heading)} ${headingLevel(heading)}`;
  const order = [...new Set(headings.map(keyOf))];
  return rewriteElements(children, (element) => {
    if (headingLevel(element) === 0) return element;
    return [{ ...element, tagName: `h${Math.min(6, order.indexOf(keyOf(element)) + 2)}` }];
  });
};

function headingsIn(children: readonly ElementContent[]): Element[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [];
    return headingLevel(child) > 0 ? [child] : headingsIn(child.children);
  });
}

/** Ranks font sizes; 0 is the largest. Sizes that look the same share a rank. If any size is unknown, all rank 0. */
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
/** Minimum font size for a bold line to become a heading (multiple of the font size of the article's text). */
const LARGER = 1.1;
/** Minimum font size for any other line to become a heading (multiple of the font size of the article's text). */
const MUCH_LARGER = 1.4;
const ENDS_A_SENTENCE = /[.,;:!…。、，；：]["'”’»)]?$/;

/** Turns large lines into headings if the article has none; otherwise, large lines are introductions or quotations. */
export const raiseHeadingLines: CleanPass = (children, context) => {
  if (headingsIn(children).length > 0) return [...children];
  const main = mainTextStyle(children, context);
  if (main.size === 0) return [...children];
  return children.map((child, index): ElementContent => {
    const next = children[index + 1];
    if (!isElement(child, 'p') || !next || !isHeadingLine(child, main, context)) return child;
    return { ...child, tagName: 'h2', children: withoutBold(child.children) };
  });
};

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
