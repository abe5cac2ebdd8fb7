import { baseFacet, type Page } from './page.ts';
import type { ListMarker, WrittenText } from './snapshot/types.ts';

/** What style sheets alone say of a page's text (`StyledMeaning`), by node. */
export interface Styled {
  isRaised(node: number): boolean;
  isLowered(node: number): boolean;
  isStruck(node: number): boolean;
  /** A text that stands apart from the word before it. */
  isApart(node: number): boolean;
  /** A box that is ticked. */
  isChecked(node: number): boolean;
  /** Words that a style sheet writes around the text of an element. */
  writtenAt(node: number): WrittenText | undefined;
  /** undefined where an item has the marker of its element. */
  markerOf(item: number): ListMarker | undefined;
}

export const styledOf = baseFacet((page: Page): Styled => {
  const { raised, lowered, struck, apart, checked, markers, written } = page.snapshot.styled;
  const [up, down, out, away, ticked] = [raised, lowered, struck, apart, checked].map((nodes) => new Set(nodes));
  const byItem = new Map(markers.map((marker) => [marker.node, marker]));
  // snapshots of earlier versions have none
  const byElement = new Map((written ?? []).map((each) => [each.node, each]));
  return {
    isRaised: (node) => up?.has(node) === true,
    isLowered: (node) => down?.has(node) === true,
    isStruck: (node) => out?.has(node) === true,
    isApart: (node) => away?.has(node) === true,
    isChecked: (node) => ticked?.has(node) === true,
    writtenAt: (node) => byElement.get(node),
    markerOf: (item) => byItem.get(item),
  };
});
