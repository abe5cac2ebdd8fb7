/**
 * Protects direction marks (U+200F and similar), which are invisible but order the text around them. The library that
 * converts trees to text drops them, and writes a space for a text of nothing else, so they are temporarily replaced.
 */
import type { ElementContent } from 'hast';
import { isElement } from '../article/structure/hast.ts';

const MARKS = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const MARK = new RegExp(`[${MARKS}]`, 'g');
/** Noncharacters, which `sound` removes from all exports. */
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
