import type { Element, ElementContent } from 'hast';
import { pictureKey } from '../../page/pictures/picture-address.ts';
import { isCreditLine } from '../../selection/credit-line.ts';
import { foldForComparison } from '../../shared/text.ts';
import { isElement, rewriteElements, textOf } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Number of blocks at the start of the article to search for the headline; breadcrumbs or a topic may be above it. */
const HEADLINE_BLOCKS = 4;

/** A heading that is only a part of the headline is dropped from this share of the headline's length on. */
const MOSTLY = 0.6;

/** Only texts up to `LONG` characters plus `MANY_TIMES` times the headline's length are compared with the headline. */
const LONG = 1000;
const MANY_TIMES = 10;

const PASSED_BY = new Set(['img', 'hr', 'figure']);
const ENTERED = new Set(['blockquote', 'ul', 'ol', 'li']);

/** The reader shows the headline above the text. Keeps it if the article has nothing else. */
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

/** The reader shows author and date below the headline. A line that contains anything else is kept. */
export const dropRepeatedCredits: CleanPass = (children, { byline, language }) => {
  if (byline === '') return [...children];
  const isCredits = (child: ElementContent) =>
    isElement(child, ...LINES) && isCreditLine(textOf(child), byline, language);
  const index = children.slice(0, CREDIT_BLOCKS).findIndex(isCredits);
  return children.filter((_child, position) => position !== index || index < 0);
};

/** Keeps the first copy, even of another size. Lazy loading, light boxes and page heads repeat pictures. */
export const dropRepeatedImages: CleanPass = (children) => {
  const seen = new Set<string>();
  const withoutCopies = rewriteElements(children, (element) => {
    if (element.tagName !== 'img') return element;
    const key = pictureKey(String(element.properties.src));
    if (seen.has(key)) return [];
    seen.add(key);
    return element;
  });
  return rewriteElements(withoutCopies, (element) => {
    if (element.tagName !== 'figure' || !element.children.every((child) => isElement(child, 'figcaption'))) {
      return element;
    }
    // a figure whose picture was a copy is dropped, because the first copy has the same caption; but the caption of a
    // player becomes a paragraph
    if (element.properties.dataEmbed === undefined) return [];
    return [{ ...element, tagName: 'p', children: element.children.flatMap((child) => (child as Element).children) }];
  });
};
