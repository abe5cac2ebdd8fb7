import { baseFacet, type Page } from './page.ts';
import type { ListMarker, WrittenText } from './snapshot/types.ts';

/** Facts about a node that only style sheets express, such as that its text is struck through (`StyledMeaning`). */
export interface Styled {
  isRaised(node: number): boolean;
  isLowered(node: number): boolean;
  isStruck(node: number): boolean;
  /** Returns whether there is a visible gap between a text and the word before it. */
  isApart(node: number): boolean;
  isChecked(node: number): boolean;
  /** Returns the texts that a style sheet generates before and after an element's own text. */
  writtenAt(node: number): WrittenText | undefined;
  /** Returns the marker of a list item; undefined for the default marker. */
  markerOf(item: number): ListMarker | undefined;
}

export const styledOf = baseFacet((page: Page): Styled => {
  const { raised, lowered, struck, apart, checked, markers, written } = page.snapshot.styled;
  const [up, down, out, away, ticked] = [raised, lowered, struck, apart, checked].map((nodes) => new Set(nodes));
  const byItem = new Map(markers.map((marker) => [marker.node, marker]));
  // snapshots that earlier versions of Lectern saved have no `written`
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
