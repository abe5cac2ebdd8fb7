import type { Face } from './style-table.ts';
import type { Flow } from './types.ts';

/** A document that is displayed, and its position relative to the page's window. */
export interface Frame {
  view: Window;
  x: number;
  y: number;
}

/** An element whose style was read, with the facts about its display that are known so far. */
export interface Rendered {
  readonly element: Element;
  /** The element's row in the node table. */
  readonly id: number;
  readonly frame: Frame;
  readonly parent: Rendered | null;
  readonly computed: CSSStyleDeclaration;
  readonly flow: Flow;
  readonly position: string;
  readonly isReplaced: boolean;
  readonly isCode: boolean;
  /** Number of the element's placement (display, position, float) in the style table. */
  readonly placement: number;
  /** Number of the element's text style in the style table; the parent's number until the style is read. */
  textStyle: number;
  isTextStyleRead: boolean;
  /** Kind of font: text, monospace or icons; null until it is read. */
  face: Face | null;
  isMeasured: boolean;
  /** Whether it directly contains a text that is not blank; the text style is read at the first one. */
  hasText: boolean;
  hidden: number;
  /** Why text directly in the element is hidden, as an index into `HIDDEN_REASONS`; set at the first text. */
  hiddenText: number;
  /** Why all text laid out in it is hidden, as an index into `HIDDEN_REASONS`; 0: it is not; -1: not yet computed. */
  hiddenContent: number;
  /** The nearest box in which the text is laid out, and the nearest block: the element itself or an ancestor. */
  box: Rendered | null;
  container: Rendered | null;
}

export function isOutOfFlow({ position }: Rendered): boolean {
  return position === 'absolute' || position === 'fixed';
}
