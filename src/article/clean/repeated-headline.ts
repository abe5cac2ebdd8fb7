import type { Element, ElementContent } from 'hast';
import { foldForComparison } from '../../shared/text.ts';
import { isElement, textOf } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Number of text blocks checked at the start: breadcrumbs and kickers may precede the headline. */
const LOOK_AHEAD = 4;

/** Smallest share of the headline's letters in a heading that repeats it. */
const MOSTLY = 0.6;

/** Longest text compared with the headline: this many characters plus this many times the headline's length. */
const LONG = 1000;
const MANY_TIMES = 10;

const PASSED_BY = new Set(['img', 'hr', 'figure']);
const ENTERED = new Set(['blockquote', 'ul', 'ol', 'li']);

/**
 * Drops the page's copy of the headline at the start of the body, unless nothing else is left: the reader shows the
 * headline.
 */
export const dropRepeatedHeadline: CleanPass = (children, { headline }) => {
  const wanted = foldForComparison(headline);
  if (wanted === '') return [...children];
  let looked = 0;
  let done = false;
  const walk = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (done || !isElement(node) || PASSED_BY.has(node.tagName)) return [node];
      if (ENTERED.has(node.tagName)) return [{ ...node, children: walk(node.children) }];
      if (++looked > LOOK_AHEAD) done = true;
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
  // The metadata headline may also hold the site's name or a kicker; it still contains the whole heading.
  const isPart = node.tagName !== 'p' && text.length >= wanted.length * MOSTLY;
  return text === wanted || (isPart && ` ${wanted} `.includes(` ${text} `));
}
