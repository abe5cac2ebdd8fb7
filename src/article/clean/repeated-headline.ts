import type { Element, ElementContent } from 'hast';
import { foldForComparison } from '../../shared/text.ts';
import { isElement, textOf } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** How many text blocks at the start are looked at: breadcrumbs and kickers may stand before the headline. */
const LOOK_AHEAD = 4;

/** A heading that is less of the headline than this says something of its own (share of the letters). */
const MOSTLY = 0.6;

/** Longer texts are no headline, whatever signs stand between its words (characters; times the headline). */
const LONG = 1000;
const MANY_TIMES = 10;

const PASSED_BY = new Set(['img', 'hr', 'figure']);
const ENTERED = new Set(['blockquote', 'ul', 'ol', 'li']);

/** Drops the page's own copy of the headline at the start of the body, if there is more: the reader shows the headline itself. */
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
  // Above the text the headline may stand with the site's name or a kicker: nothing of the heading is lost.
  const isPart = node.tagName !== 'p' && text.length >= wanted.length * MOSTLY;
  return text === wanted || (isPart && ` ${wanted} `.includes(` ${text} `));
}
