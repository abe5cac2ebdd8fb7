/** Lines of text by the boxes that they are painted in. Heights from the start of what scrolls (px). */

export interface LineBox {
  readonly top: number;
  readonly bottom: number;
  /** A picture, a table, a block of code: no line is found in it. */
  readonly isWhole?: boolean;
}

export type FocusLine = LineBox;

/** What shares this part of the smaller one's height with a line stands in it: a raised number, a formula in the line. */
const SHARED = 0.5;

/** Boxes in any order → lines from the top down; none lies within another. */
export function linesOf(boxes: readonly LineBox[]): FocusLine[] {
  const lines: FocusLine[] = [];
  const sorted = boxes.filter(({ top, bottom }) => bottom > top).sort((a, b) => a.top - b.top || b.bottom - a.bottom);
  for (const box of sorted) {
    const last = lines.at(-1);
    if (last && isInLine(last, box)) lines[lines.length - 1] = together(last, box);
    else lines.push(box);
  }
  return lines;
}

function isInLine(line: FocusLine, box: LineBox): boolean {
  const shared = Math.min(line.bottom, box.bottom) - box.top;
  return shared >= SHARED * Math.min(line.bottom - line.top, box.bottom - box.top);
}

function together(a: FocusLine, b: LineBox): FocusLine {
  const isWhole = a.isWhole || b.isWhole;
  return { top: Math.min(a.top, b.top), bottom: Math.max(a.bottom, b.bottom), ...(isWhole && { isWhole }) };
}

/** Number of the line at a height, or of the one that comes nearest; -1 where there is none. */
export function lineAt(lines: readonly FocusLine[], height: number): number {
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  lines.forEach(({ top, bottom }, index) => {
    const distance = Math.max(top - height, height - bottom, 0);
    if (distance >= nearest) return;
    nearest = distance;
    best = index;
  });
  return best;
}

/** What is clear around a line: as many lines, as far as there are, of which it is the middle one. What is whole stands alone. */
export function clearAround(lines: readonly FocusLine[], index: number, count: number): LineBox | null {
  const line = lines[index];
  if (!line) return null;
  let [first, last] = [index, index];
  const beside = (count - 1) / 2;
  if (!line.isWhole) {
    while (first > index - beside && isText(lines[first - 1])) first--;
    while (last < index + beside && isText(lines[last + 1])) last++;
  }
  return { top: (lines[first] as FocusLine).top, bottom: (lines[last] as FocusLine).bottom };
}

const isText = (line: FocusLine | undefined) => line !== undefined && !line.isWhole;
