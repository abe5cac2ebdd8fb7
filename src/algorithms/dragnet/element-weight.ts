/** The weight of an element's names, in Readability's words and points (docs/specs/dragnet.md, "Readability"). */
import type { Attributes } from '../../page/snapshot/types.ts';

const NEGATIVE =
  /combx|comment|com-|contact|foot|footer|footnote|masthead|media|meta|outbrain|promo|related|scroll|shoutbox|sidebar|sponsor|shopping|tags|tool|widget/i;
const POSITIVE = /article|body|content|entry|hentry|main|page|pagination|post|text|blog|story/i;
const ATTRIBUTE_POINTS = 25;

/** The original calls the set of pre, td and blockquote "plus 3" and gives 5. */
const PLUS_5 = new Set(['div', 'pre', 'td', 'blockquote']);
const MINUS_3 = new Set(['address', 'ol', 'ul', 'dl', 'dd', 'dt', 'li', 'form']);
const MINUS_5 = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);

export function elementWeight(name: string, attributes: Attributes | null): number {
  return attributePoints(attributes?.id ?? '') + attributePoints(attributes?.class ?? '') + tagPoints(name);
}

function attributePoints(value: string): number {
  if (value === '') return 0;
  return (NEGATIVE.test(value) ? -ATTRIBUTE_POINTS : 0) + (POSITIVE.test(value) ? ATTRIBUTE_POINTS : 0);
}

function tagPoints(name: string): number {
  if (PLUS_5.has(name)) return 5;
  if (MINUS_3.has(name)) return -3;
  return MINUS_5.has(name) ? -5 : 0;
}
