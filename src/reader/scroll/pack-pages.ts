/**
 * Divides the blocks of a text into pages of one or two columns, for browsers without CSS `column-wrap`
 * (`set-pages.ts`).
 */

/** A block of the text, measured in one column (CSS pixels). */
export interface Block {
  height: number;
  marginTop: number;
  marginBottom: number;
  /** Height of a line if the block can be split between lines; 0 if it cannot be split, such as a picture. */
  line: number;
  /** Whether the block is a heading, which stays with the block below it and is never at the end of a page. */
  isHeading: boolean;
}

/** How far a page has been filled: current column, height used there, last bottom margin (CSS pixels). */
interface Fill {
  column: number;
  used: number;
  marginBottom: number;
}

/** Minimum number of lines at the foot or the head of a column when a paragraph is split. */
const TOGETHER = 2;

const EMPTY: Fill = { column: 0, used: 0, marginBottom: 0 };

/**
 * Returns the indexes of the blocks that begin a page, except the first page. A block may continue in the next column,
 * but never on the next page. A block that is larger than a page has its own page, which is higher than the others.
 *
 * @param height height of a column (CSS pixels)
 * @param columns number of columns of a page
 */
export function packPages(blocks: readonly Block[], height: number, columns: number): number[] {
  const starts: number[] = [];
  let first = 0;
  let fill = EMPTY;
  for (let index = 0; index < blocks.length; index++) {
    const next = filledWith(fill, blocks[index] as Block, height, columns);
    if (next) {
      fill = next;
      continue;
    }
    const start = withHeadings(blocks, index);
    if (start <= first) {
      // the block is the first one on this page, so it gets the whole page
      fill = { ...EMPTY, column: columns };
      continue;
    }
    starts.push(start);
    first = start;
    fill = EMPTY;
    index = start - 1;
  }
  return starts;
}

/** The headings right above the block move with it to the new page, which begins with the first of them. */
function withHeadings(blocks: readonly Block[], index: number): number {
  let start = index;
  while (blocks[start - 1]?.isHeading) start--;
  return start;
}

/** Returns how far a page is filled with one more block; null if there is no room. */
function filledWith({ column, used, marginBottom }: Fill, block: Block, height: number, columns: number): Fill | null {
  if (column >= columns) return null;
  const top = used === 0 ? 0 : used + Math.max(marginBottom, block.marginTop);
  if (top + block.height <= height) return { column, used: top + block.height, marginBottom: block.marginBottom };
  const fitting = block.line > 0 ? Math.floor((height - top) / block.line) : 0;
  const rest = fitting < TOGETHER ? block.height : Math.max(block.height - fitting * block.line, TOGETHER * block.line);
  if (column + 1 >= columns || rest > height) return null;
  return { column: column + 1, used: rest, marginBottom: block.marginBottom };
}
