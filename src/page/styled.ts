import { baseFacet, type Page } from './page.ts';
import type { ListMarker, WrittenText } from './snapshot/types.ts';

/** What only the style sheets say about a page's text (`StyledMeaning`), by node. */
export interface Styled {
  isRaised(node: number): boolean;
  isLowered(node: number): boolean;
  isStruck(node: number): boolean;
  /** Whether a text is set apart from the word before it. */
  isApart(node: number): boolean;
  /** Whether a box is ticked. */
  isChecked(node: number): boolean;
  /** Text that a style sheet generates around an element's text. */
  writtenAt(node: number): WrittenText | undefined;
  /** undefined if an item has the default marker of its element. */
  markerOf(item: number): ListMarker | undefined;
}

export const styledOf = baseFacet((page: Page): Styled => {
  const { raised, lowered, struck, apart, checked, markers, written } = page.snapshot.styled;
  const [up, down, out, away, ticked] = [raised, lowered, struck, apart, checked].map((nodes) => new Set(nodes));
  const byItem = new Map(markers.map((marker) => [marker.node, marker]));
  // Snapshots of earlier versions have none.
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
