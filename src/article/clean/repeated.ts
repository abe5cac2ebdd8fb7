/** Drops what the article or the reader shows twice: headline, author and date, pictures, and pull quotes. */
import type { Element, ElementContent } from 'hast';
import { pictureKey } from '../../page/pictures/picture-address.ts';
import { isCreditLine } from '../../selection/credit-line.ts';
import { foldForComparison } from '../../shared/text.ts';
import { isElement, rewriteElements, textOf } from '../structure/hast.ts';
import { type CleanContext, type CleanPass, type MainTextStyle, mainTextStyle, textStyleOf } from './context.ts';

/** Number of blocks at the start of the article to search for the headline; breadcrumbs or a topic may be above it. */
const HEADLINE_BLOCKS = 4;

/** A heading that is only a part of the headline is dropped if it has at least this share of the headline's length. */
const MOSTLY = 0.6;

/** Text longer than `LONG` characters plus `MANY_TIMES` times the headline's length is too long to be the headline. */
const LONG = 1000;
const MANY_TIMES = 10;

const PASSED_BY = new Set(['img', 'hr', 'figure']);
const ENTERED = new Set(['blockquote', 'ul', 'ol', 'li']);

/** Drops the headline from the text, because the reader shows it above. Keeps it if the article has nothing else. */
export const dropRepeatedHeadline: CleanPass = (children, { headline }) => {
  const wanted = foldForComparison(headline);
  if (wanted === '') return [...children];
  let looked = 0;
  let done = false;
  const walk = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (done || !isElement(node) || PASSED_BY.has(node.tagName)) return [node];
      if (ENTERED.has(node.tagName)) return [{ ...node, children: walk(node.children) }];
      if (++looked > HEADLINE_BLOCKS) done = true;
      else if (isHeadline(node, wanted)) {
        done = true;
        return [];
      }
      return [node];
    });
  const rest = walk(children);
  return rest.length === 0 ? [...children] : rest;
};

function isHeadline(node: Element, wanted: string): boolean {
  if (!/^(?:h[1-6]|p)$/.test(node.tagName)) return false;
  const whole = textOf(node);
  if (whole.length > LONG + MANY_TIMES * wanted.length) return false;
  const text = foldForComparison(whole);
  // the headline comes from the metadata, and may add a topic or the site's name to the page's heading
  const isPart = node.tagName !== 'p' && text.length >= wanted.length * MOSTLY;
  return text === wanted || (isPart && ` ${wanted} `.includes(` ${text} `));
}

/** Number of elements at the start of the article to search for the line of author and date. */
const CREDIT_BLOCKS = 5;
const LINES = ['p', 'ul', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Drops the line of author and date, which the reader shows below the headline, if it contains nothing else. */
export const dropRepeatedCredits: CleanPass = (children, { byline, language }) => {
  if (byline === '') return [...children];
  const isCredits = (child: ElementContent) =>
    isElement(child, ...LINES) && isCreditLine(textOf(child), byline, language);
  const index = children.slice(0, CREDIT_BLOCKS).findIndex(isCredits);
  return children.filter((_child, position) => position !== index || index < 0);
};

/** Keeps only the first copy of a picture, of any size. Pages repeat pictures for lazy loading and in light boxes. */
export const dropRepeatedImages: CleanPass = (children) => {
  const seen = new Set<string>();
  return rewriteElements(children, (element) => {
    if (element.tagName === 'img') {
      const key = pictureKey(String(element.properties.src));
      if (seen.has(key)) return [];
      seen.add(key);
    }
    if (element.tagName !== 'figure' || !element.children.every((child) => isElement(child, 'figcaption')))
      return element;
    // A figure that lost its picture above is dropped: the first copy has the same caption. But the caption of an
    // embedded player (`dataEmbed`) is the link to the player, and becomes a paragraph.
    if (element.properties.dataEmbed === undefined) return [];
    return [{ ...element, tagName: 'p', children: element.children.flatMap((child) => (child as Element).children) }];
  });
};

/** Minimum and maximum number of words in a pull quote. An article may contain a shorter sentence twice by chance. */
const FEWEST_WORDS = 5;
const MOST_WORDS = 60;
/** Minimum font size of a pull quote (multiple of the font size of the article's text). */
const LARGER = 1.15;
/** Maximum number of quotations to check, because each check searches the whole text. */
const MOST_QUOTES = 40;
/** A dash and the speaker's name at the end of a quotation. */
const ATTRIBUTION = /(?<!\s)\s*[—–―-](?=..)\s*[^\s—–―.!?][^—–―.!?]{0,59}$/u;

/** Drops pull quotes: the article's own sentences, repeated beside the text or in larger type. Keeps other quotes. */
export const dropPullQuotes: CleanPass = (children, context) => {
  const quotes = quotesIn(children, context).slice(0, MOST_QUOTES);
  if (quotes.length === 0) return [...children];
  const inQuotes = new Set<ElementContent>(quotes);
  const running = ` ${foldForComparison(runningText(children, inQuotes))} `;
  const repeated = new Set(quotes.filter((quote) => isRepeated(quote, running)));
  return rewriteElements(children, (each) => (repeated.has(each) ? [] : each));
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

/** Returns whether a line is beside the text or in larger type, as pull quotes are. */
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
