import type { Element, ElementContent } from 'hast';
import { foldForComparison } from '../../shared/text.ts';
import { isElement, textOf } from '../structure/hast.ts';
import { type MainTextStyle, mainTextStyle, textStyleOf } from './main-text-style.ts';
import type { CleanContext, CleanPass } from './types.ts';

/** Shortest and longest pull quote (words). The text may contain a shorter sentence twice by chance. */
const FEWEST_WORDS = 5;
const MOST_WORDS = 60;
/** Minimum font size of a pull quote (multiple of the font size of the article's text). */
const LARGER = 1.15;
/** Maximum number of quotations to check, because each check searches the whole text. */
const MOST_QUOTES = 40;
/** A dash and the speaker's name at the end of a quotation. */
const ATTRIBUTION = /(?<!\s)\s*[—–―-](?=..)\s*[^\s—–―.!?][^—–―.!?]{0,59}$/u;

/** Drops sentences of the article that the page repeats beside the text or in larger type. Keeps other quotations. */
export const dropPullQuotes: CleanPass = (children, context) => {
  const quotes = quotesIn(children, context).slice(0, MOST_QUOTES);
  if (quotes.length === 0) return [...children];
  const inQuotes = new Set<ElementContent>(quotes);
  const running = ` ${foldForComparison(runningText(children, inQuotes))} `;
  const repeated = new Set(quotes.filter((quote) => isRepeated(quote, running)));
  return repeated.size === 0 ? [...children] : without(children, repeated);
};

function quotesIn(children: readonly ElementContent[], context: CleanContext): Element[] {
  const main = mainTextStyle(children, context);
  return children.flatMap((child): Element[] => {
    if (!isElement(child)) return [];
    if (child.tagName === 'figure') return child.children.filter((inner) => isElement(inner, 'blockquote'));
    const isQuote = child.tagName === 'blockquote' || child.tagName === 'p';
    return isQuote && isSetApart(firstParagraph(child), main, context) ? [child] : [];
  });
}

/** Any other quotation is kept, even if the text contains the same sentence. */
function isSetApart(line: Element, main: MainTextStyle, context: CleanContext): boolean {
  const textStyle = textStyleOf(line, context);
  if (textStyle.isSetApart && !main.isSetApart) return true;
  return main.size > 0 && textStyle.fontSize >= main.size * LARGER;
}

function firstParagraph(block: Element): Element {
  return block.children.find((child): child is Element => isElement(child, 'p')) ?? block;
}

function runningText(children: readonly ElementContent[], quotes: ReadonlySet<ElementContent>): string {
  return children
    .map((child) => {
      if (quotes.has(child) || !isElement(child)) return '';
      return child.tagName === 'p' ? textOf(child) : runningText(child.children, quotes);
    })
    .join(' ');
}

function isRepeated(quote: Element, running: string): boolean {
  const text = textOf(quote);
  return [text, text.replace(ATTRIBUTION, '')].some((candidate) => {
    const words = foldForComparison(candidate);
    const count = words.split(' ').length;
    return count >= FEWEST_WORDS && count <= MOST_WORDS && running.includes(` ${words} `);
  });
}

function without(children: readonly ElementContent[], gone: ReadonlySet<Element>): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    if (gone.has(child)) return [];
    return isElement(child, 'figure') ? [{ ...child, children: without(child.children, gone) }] : [child];
  });
}
