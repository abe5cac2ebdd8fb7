/** Where the lines of the shown article stand. */
import { type FocusLine, type LineBox, linesOf } from './core/lines.ts';

/** One block each, whatever lines are in it. */
const WHOLE = 'img, svg, video, audio, iframe, table, pre, .formula, .embed, hr';
/** Of no line: controls, and what only a screen reader hears. */
const NO_LINE = 'button, .heard, [hidden]';

/** Beyond the view, measured as far again: one goes on without measuring at each step. */
const BEYOND = 1;

/** Lines near what is in view. Heights are from the start of what scrolls. */
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
