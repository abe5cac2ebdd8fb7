/**
 * Marks that steer the direction of text (U+200F and its like) show nothing by themselves, but order what stands around
 * them. The library that makes text of trees drops them, and puts a space where a piece of text holds nothing else: they
 * pass it as stand-ins.
 */
import type { ElementContent } from 'hast';
import { isElement } from '../article/structure/hast.ts';

const MARKS = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const MARK = new RegExp(`[${MARKS}]`, 'g');
/** Code points that are no characters: `sound` leaves none in what is exported. */
const FIRST_STAND_IN = 0xfdd0;
const STAND_IN = /[\ufdd0-\ufddb]/g;

export function hideDirections(children: readonly ElementContent[]): ElementContent[] {
  return children.map((child): ElementContent => {
    if (isElement(child)) return { ...child, children: hideDirections(child.children) };
    return child.type === 'text' ? { ...child, value: child.value.replace(MARK, standInFor) } : child;
  });
}

export function showDirections(text: string): string {
  return text.replace(STAND_IN, (standIn) => MARKS.charAt(standIn.charCodeAt(0) - FIRST_STAND_IN));
}

function standInFor(mark: string): string {
  return String.fromCharCode(FIRST_STAND_IN + MARKS.indexOf(mark));
}
