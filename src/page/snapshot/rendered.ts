import type { Face } from './style-table.ts';
import type { Flow } from './types.ts';

/** A document that is laid out, and where it stands in the viewport of the page. */
export interface Frame {
  view: Window;
  x: number;
  y: number;
}

/** An element whose style was asked for, with what is known of it so far. */
export interface Rendered {
  readonly element: Element;
  /** Row in the node table. */
  readonly id: number;
  readonly frame: Frame;
  readonly parent: Rendered | null;
  readonly computed: CSSStyleDeclaration;
  readonly flow: Flow;
  readonly position: string;
  readonly isReplaced: boolean;
  readonly isCode: boolean;
  /** Number of its placement in the style table. */
  readonly placement: number;
  /** Number of its text style in the style table; that of its parent as long as its own was not read. */
  textStyle: number;
  isTextStyleRead: boolean;
  /** null as long as nobody asked. */
  face: Face | null;
  isMeasured: boolean;
  /** All that text asks for was read. */
  hasText: boolean;
  hidden: number;
  /** Hidden code of the text directly in the element, while the element itself is visible; set with the first text. */
  hiddenText: number;
  /** Hidden code of all text that has this element as its container; -1 until it is asked for. */
  hiddenContent: number;
  /** What its text is laid out in, itself or an ancestor: the nearest box, and the nearest that is in no line. */
  box: Rendered | null;
  container: Rendered | null;
}

export function isOutOfFlow({ position }: Rendered): boolean {
  return position === 'absolute' || position === 'fixed';
}
