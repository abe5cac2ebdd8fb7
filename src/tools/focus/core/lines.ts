/** Finds the lines of a text from the boxes of its words and pictures (px from the start of the scrolled content). */
export interface LineBox {
  readonly top: number;
  readonly bottom: number;
  /** Whether the box is a picture, a table or a block of code, which counts as one line. */
  readonly isWhole?: boolean | undefined;
}

/** Minimum overlap of a box with its line (share of the smaller height). Raised numbers overlap only in part. */
const SHARED = 0.5;

/** Joins boxes, given in any order, into lines. Returns the lines from top to bottom; no line contains another. */
export function linesOf(boxes: readonly LineBox[]): LineBox[] {
  const lines: LineBox[] = [];
  const sorted = boxes.filter(({ top, bottom }) => bottom > top).sort((a, b) => a.top - b.top || b.bottom - a.bottom);
  for (const box of sorted) {
    const last = lines.at(-1);
    if (last && isInLine(last, box)) lines[lines.length - 1] = together(last, box);
    else lines.push(box);
  }
  return lines;
}

function isInLine(line: LineBox, box: LineBox): boolean {
  const shared = Math.min(line.bottom, box.bottom) - box.top;
  return shared >= SHARED * Math.min(line.bottom - line.top, box.bottom - box.top);
}

function together(a: LineBox, b: LineBox): LineBox {
  return { top: Math.min(a.top, b.top), bottom: Math.max(a.bottom, b.bottom), isWhole: a.isWhole || b.isWhole };
}

/** Returns the index of the line at (or nearest to) a distance from the start of the content (px); -1 for no lines. */
export function lineAt(lines: readonly LineBox[], height: number): number {
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

/** Returns the area of up to `count` lines around the line at `index`; of a picture or the like, only itself. */
export function clearAround(lines: readonly LineBox[], index: number, count: number): LineBox | null {
  const line = lines[index];
  if (!line) return null;
  let [first, last] = [index, index];
  const beside = (count - 1) / 2;
  if (!line.isWhole) {
    while (first > index - beside && isText(lines[first - 1])) first--;
    while (last < index + beside && isText(lines[last + 1])) last++;
  }
  return { top: (lines[first] as LineBox).top, bottom: (lines[last] as LineBox).bottom };
}

const isText = (line: LineBox | undefined) => line !== undefined && !line.isWhole;
