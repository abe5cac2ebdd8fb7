import type { Element, ElementContent } from 'hast';
import { addToList } from '../../shared/lists.ts';
import { headingLevel, holds, isElement, textOf } from '../structure/hast.ts';
import { type CleanContext, type CleanPass, mainTextStyle, textStyleOf } from './context.ts';
import { withoutBold } from './headings.ts';

/** Longest bold line that can be a heading (characters); a longer line is a sentence. */
const MAX_HEADING_CHARACTERS = 80;
/** Longest line with a colon at its end that can be a heading (characters); a longer line introduces a list. */
const LONGEST_WITH_COLON = 32;
/** Bold lines of one style become headings only if at least this many of them look like headings. */
const FEWEST = 2;
/** A bold line looks like a heading if this many paragraphs, or a list, follow before the next heading or such line. */
const SEVERAL = 2;
const COLON = /[:：]$/;
const ENDS_A_SENTENCE = /[.,;!…。、，；！?？؟]["'”’»)]?$/;
/** Two letters of any writing system in a row, as in a word. */
const WORD = /[^\s\d!-@[-`{-¿×÷\u2000-\u206f\u20a0-\u20cf]{2}/;

const PRICE = /^[$€£¥₹₩]\s?\d|^\d[\d.,\s]*\d\s?[A-Z]{3}$/;

/** A bold line, and a summary of what follows it up to the next heading or bold line of the same style. */
interface Line {
  paragraph: Element;
  text: string;
  /** Number of heading elements before the line. */
  section: number;
  paragraphs: number;
  holdsList: boolean;
}

/** Turns short bold paragraphs that authors use as headings ("Ingredients") into headings below the last heading. */
export const raiseBoldLines: CleanPass = (children, context) => {
  const looks = linesByLook(children, context);
  const raised = new Set(
    looks.filter(areHeadings).flatMap((lines) => lines.filter(isHeading).map(({ paragraph }) => paragraph)),
  );
  let level = 1;
  return children.map((child): ElementContent => {
    if (!isElement(child)) return child;
    level = headingLevel(child) || level;
    if (!raised.has(child)) return child;
    return { ...child, tagName: `h${Math.min(6, level + 1)}`, children: withoutBold(child.children) };
  });
};

function linesByLook(children: readonly ElementContent[], context: CleanContext): Line[][] {
  const lookOf = lookOfLines(children, context);
  const looks = new Map<string, Line[]>();
  /** The latest bold line of each style since the last heading element; the keys are styles. */
  const open = new Map<string, Line>();
  let section = 0;
  for (const child of children) {
    if (!isElement(child)) continue;
    if (headingLevel(child) > 0) {
      section++;
      open.clear();
      continue;
    }
    const look = lookOf(child);
    if (look === '') {
      for (const line of open.values()) addTo(line, child, context);
      continue;
    }
    const line = { paragraph: child, text: textOf(child).trim(), section, paragraphs: 0, holdsList: false };
    open.set(look, line);
    addToList(looks, look, line);
  }
  return [...looks.values()];
}

function addTo(line: Line, child: Element, context: CleanContext): void {
  if (isElement(child, 'p') && !textStyleOf(child, context).isBold) line.paragraphs++;
  if (isElement(child, 'ul', 'ol', 'dl', 'table')) line.holdsList = true;
}

/** Returns a function that gives a key for a bold line's style; '' if the element cannot be a bold heading. */
function lookOfLines(children: readonly ElementContent[], context: CleanContext): (child: Element) => string {
  const main = mainTextStyle(children, context);
  return (child) => {
    if (child.tagName !== 'p' || child.properties.dataStandfirst !== undefined) return '';
    const { fontSize, isBold, isSetApart } = textStyleOf(child, context);
    const isBeside = isSetApart && !main.isSetApart;
    if (!isBold || isBeside || fontSize < main.size || holds(child, 'br', 'img', 'a')) return '';
    const text = textOf(child).trim();
    const value = text.slice(text.search(/[:：][^:：]*$/) + 1);
    // numbers and prices are not headings, with or without a label: "Price: $ 5"
    if (
      text.length > MAX_HEADING_CHARACTERS ||
      !WORD.test(text) ||
      PRICE.test(text) ||
      (/\d/.test(value) && !WORD.test(value))
    )
      return '';
    return /[^\s:：]/.test(plainOf(child)) && holds(child, 'strong') ? '' : `${fontSize} ${holds(child, 'em')}`;
  };
}

function plainOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) && node.tagName !== 'strong' ? node.children.map(plainOf).join('') : '';
}

function isHeading({ text, paragraphs, holdsList }: Line): boolean {
  const isSentence = ENDS_A_SENTENCE.test(text) || (text.length > LONGEST_WITH_COLON && COLON.test(text));
  return !isSentence && (holdsList || paragraphs > 0);
}

/**
 * Returns whether bold lines of one style are headings. At least half are not sentences and have a list or several
 * paragraphs below them. Most differ: repeated lines are names of speakers, unless lists follow ("Ingredients" in each
 * recipe). Something follows the last line; otherwise the lines are signatures.
 */
function areHeadings(lines: readonly Line[]): boolean {
  const isMost = ({ length }: { length: number }) => length * 2 >= lines.length;
  const heading = lines.filter((line) => isHeading(line) && (line.holdsList || line.paragraphs >= SEVERAL));
  const lists = lines.filter(({ holdsList }) => holdsList);
  const texts = new Set(lines.map(({ section, text }) => `${section} ${text}`));
  const last = lines.at(-1);
  const signsText = last !== undefined && last.paragraphs === 0 && !last.holdsList;
  const isNew = texts.size * 2 > lines.length || isMost(lists);
  return heading.length >= FEWEST && isMost(heading) && isNew && !signsText;
}
