/** Which blocks of a text stand on one page of one or two columns, for browsers without rows of columns (`set-pages.ts`). */

/** A block of the text as it stands in one column (CSS pixels). */
export interface Block {
  height: number;
  marginTop: number;
  marginBottom: number;
  /** Of the lines at which it can be parted; 0 where it cannot be, such as a picture. */
  line: number;
  /** Stands above what it names, never at the end of a page. */
  isHeading: boolean;
}

/** Where a page has been filled to. */
interface Fill {
  column: number;
  used: number;
  marginBottom: number;
}

/** Fewer lines of a paragraph do not stand alone at the foot or the head of a column. */
const TOGETHER = 2;

const EMPTY: Fill = { column: 0, used: 0, marginBottom: 0 };

/**
 * Places of the blocks with which a page begins, the first left out. A block goes over to the next column, never to the next
 * page; one that is larger than a page has a page of its own, which is higher than the others.
 *
 * @param height of a column (CSS pixels)
 * @param columns of a page
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
      // nothing stands above it here: it has this page
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

/** The headings that stand right above a block go with it. */
function withHeadings(blocks: readonly Block[], index: number): number {
  let start = index;
  while (blocks[start - 1]?.isHeading) start--;
  return start;
}

/** How far a page is filled with one more block; null where it has no room. */
function filledWith({ column, used, marginBottom }: Fill, block: Block, height: number, columns: number): Fill | null {
  if (column >= columns) return null;
  const top = used === 0 ? 0 : used + Math.max(marginBottom, block.marginTop);
  if (top + block.height <= height) return { column, used: top + block.height, marginBottom: block.marginBottom };
  const fitting = block.line > 0 ? Math.floor((height - top) / block.line) : 0;
  const rest = fitting < TOGETHER ? block.height : Math.max(block.height - fitting * block.line, TOGETHER * block.line);
  if (column + 1 >= columns || rest > height) return null;
  return { column: column + 1, used: rest, marginBottom: block.marginBottom };
}
