/** How text looks: size, weight, whether it is in a box beside the running text, and what only style sheets express. */

import { memoised } from '../shared/memoised.ts';
import { isAdmonition } from './areas.ts';
import { isSetAside } from './boxes.ts';
import { baseFacet, facet, type Page } from './page.ts';
import type { ListMarker, WrittenText } from './snapshot/types.ts';

/** Facts about a node that only style sheets express, such as that its text is struck through (`StyledMeaning`). */
export const styledOf = baseFacet((page: Page) => {
  const { raised, lowered, struck, apart, checked, markers, written } = page.snapshot.styled;
  const isIn = (nodes: readonly number[]) => {
    const all = new Set(nodes);
    return (node: number): boolean => all.has(node);
  };
  const byItem = new Map(markers.map((marker) => [marker.node, marker]));
  // snapshots that earlier versions of Lectern saved have no `written`
  const byElement = new Map((written ?? []).map((each) => [each.node, each]));
  return {
    isRaised: isIn(raised),
    isLowered: isIn(lowered),
    isStruck: isIn(struck),
    /** Returns whether there is a visible gap between a text and the word before it. */
    isApart: isIn(apart),
    isChecked: isIn(checked),
    /** Returns the texts that a style sheet generates before and after an element's own text. */
    writtenAt: (node: number): WrittenText | undefined => byElement.get(node),
    /** Returns the marker of a list item; undefined for the default marker. */
    markerOf: (item: number): ListMarker | undefined => byItem.get(item),
  };
});

export interface TextStyle {
  /** Font size in CSS pixels; 0 if unknown. */
  fontSize: number;
  isBold: boolean;
  /** Whether the text is in a floated or absolutely positioned box, an `aside`, a pull quote or an admonition. */
  isSetApart: boolean;
}

/** Returns the style of a block's text. `place` is the id of the block's first text node. */
export type TextStyleAt = (place: number) => TextStyle;

export const PLAIN_TEXT_STYLE: TextStyle = { fontSize: 0, isBold: false, isSetApart: false };

/** Minimum weight of a bold font: 600 is semi-bold (CSS Fonts 4). */
export const BOLD = 600;
const PULL_QUOTE = /(?:^|[\s_-])pull-?quote/i;
/** Longest drop cap (characters): a letter and the quotation mark before it. */
const DROP_CAP = 2;
/** Number of nodes that are searched at the start of a block for its longest text, whose style the block gets. */
const FIRST_NODES = 12;
/** Number of a text's ancestors that are searched for a box beside the running text. */
const BOX_LEVELS = 4;

// Memoized, because the style of the same block is needed several times.
export const textStyleAt = facet((page: Page): TextStyleAt => memoised((place) => textStyleOf(page, place)));

function textStyleOf(page: Page, place: number): TextStyle {
  const text = mainText(page, place);
  const style = page.styleOf(text);
  if (!style) return PLAIN_TEXT_STYLE;
  return { fontSize: style.fontSize, isBold: style.fontWeight >= BOLD, isSetApart: isSetApart(page, text) };
}

/** Returns the longest text near a block's start: its first text may be a drop cap or a heading's number. */
function mainText(page: Page, place: number): number {
  const { nodes } = page;
  const box = nodes.parent[place] ?? -1;
  // a floating drop cap is a separate block, so the rest of its paragraph is searched too
  const isCap = page.textOf(place).trim().length <= DROP_CAP && box > 0;
  const isFloat = isCap && page.styleOf(box)?.float !== 'none';
  const paragraphEnd = isFloat ? page.endOf(page.parentOf(box)) : 0;
  let longest = place;
  let length = 0;
  for (let id = place; id < Math.min(nodes.size, place + FIRST_NODES); id++) {
    const belongs = nodes.block[id] === nodes.block[place] || id < paragraphEnd;
    const text = belongs && page.isVisible(id) ? page.textOf(id).trim().length : 0;
    if (text > length) longest = id;
    length = Math.max(length, text);
  }
  return longest;
}

function isSetApart(page: Page, text: number): boolean {
  const isQuote = (box: number) => PULL_QUOTE.test(page.attributesOf(box).class ?? '');
  return page
    .ancestorsOf(text, BOX_LEVELS)
    .some(
      (box) =>
        box > 0 && (isSetAside(page, box) || page.nameOf(box) === 'aside' || isQuote(box) || isAdmonition(page, box)),
    );
}
