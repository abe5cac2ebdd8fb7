import type { Face } from './style-table.ts';
import type { Flow } from './types.ts';

/** A document that is laid out, and its position in the viewport of the page. */
export interface Frame {
  view: Window;
  x: number;
  y: number;
}

/** An element whose style was read, with what is known about it so far. */
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
  /** Number of the element's placement in the style table. */
  readonly placement: number;
  /** Number of the element's text style in the style table; that of the parent until it is read. */
  textStyle: number;
  isTextStyleRead: boolean;
  /** null until it is read. */
  face: Face | null;
  isMeasured: boolean;
  /** Whether everything that text needs was read. */
  hasText: boolean;
  hidden: number;
  /** Hidden code of the text directly in a visible element; set at the first text. */
  hiddenText: number;
  /** Hidden code of all text whose container is this element; -1 until computed. */
  hiddenContent: number;
  /** The nearest box and the nearest block in which its text is laid out; each is this element or an ancestor. */
  box: Rendered | null;
  container: Rendered | null;
}

export function isOutOfFlow({ position }: Rendered): boolean {
  return position === 'absolute' || position === 'fixed';
}
