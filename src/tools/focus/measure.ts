/** Measures where the lines of the shown article are, for line focus. */
import { type FocusLine, type LineBox, linesOf } from './core/lines.ts';

/** Elements that count as one line, whatever they contain. */
const WHOLE = 'img, svg, video, audio, iframe, table, pre, .formula, .embed, hr';
/** Elements that are not measured: controls, and content for screen readers only. */
const NO_LINE = 'button, .heard, [hidden]';

/**
 * Lines are also measured this far above and below the view (in heights of the view), so that most steps need no new
 * measurement.
 */
const BEYOND = 1;

/** Returns the lines in or near the view. Their positions are distances from the start of the scrolled content (px). */
export function linesInView(dialog: HTMLElement): FocusLine[] {
  const view = dialog.getBoundingClientRect();
  const [from, to] = [view.top - BEYOND * view.height, view.bottom + BEYOND * view.height];
  const toHeight = dialog.scrollTop - view.top;
  const boxes: LineBox[] = [];
  const add = ({ top, bottom }: DOMRect, isWhole = false) => {
    if (bottom < from || top > to) return;
    boxes.push({ top: top + toHeight, bottom: bottom + toHeight, ...(isWhole && { isWhole }) });
  };
  for (const block of dialog.querySelectorAll(
    '.kicker, .article > :not(.body), .body > :not(.stretch), .stretch > *',
  )) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom >= from && top <= to) addBoxes(block, add);
  }
  return linesOf(boxes);
}

function addBoxes(block: Element, add: (box: DOMRect, isWhole?: boolean) => void): void {
  const range = new Range();
  const visit = (node: Node) => {
    if (node instanceof Text) {
      if (node.data.trim() === '') return;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(box);
    } else if (node instanceof Element && !node.matches(NO_LINE)) {
      if (node.matches(WHOLE)) add(node.getBoundingClientRect(), true);
      else for (const child of node.childNodes) visit(child);
    }
  };
  visit(block);
}
