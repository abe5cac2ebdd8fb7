import type { Page } from '../../page/page.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { isCodeControl, isControl, isGutter } from './boxes.ts';

interface CodeLine {
  parts: string[];
  /** Vertical position (CSS pixels) if `position: absolute`, else null. Some editors do not store lines in order. */
  top: number | null;
}

/** A block element in the code block. The node that is being read is inside this element. */
interface Box {
  id: number;
  end: number;
  /** Whether the box is a line of code. An empty box of this kind is a blank line. */
  isLine: boolean;
  linesBefore: number;
  top: number | null;
}

/** Returns the part of a text node that belongs to the code block; '' if no part does. */
export type TextOf = (node: number) => string;

/** Returns the lines of a code block, without controls and line numbers. Blocks and `<br>` end lines. */
export function readLines(page: Page, block: number, textOf: TextOf): CodeLine[] {
  return new LineReader(page, block, textOf).read();
}

class LineReader {
  private readonly lines: CodeLine[] = [];
  /** The line to which text is added; null at the start of a line. */
  private line: CodeLine | null = null;
  private readonly boxes: Box[] = [];
  /** The box that ended last, after which text begins a new line; null once text or another box follows. */
  private passed: number | null = null;

  constructor(
    private readonly page: Page,
    private readonly block: number,
    private readonly textOf: TextOf,
  ) {}

  read(): CodeLine[] {
    const end = this.page.endOf(this.block);
    for (let id = this.block + 1; id < end; ) {
      this.closeUntil(id);
      id = this.visit(id);
    }
    this.closeUntil(end);
    return this.lines;
  }

  /** Reads one node. Returns the id of the node to read next. */
  private visit(id: number): number {
    const isShown = this.isShown(id);
    if (this.page.isText(id) && isShown) this.addText(this.textOf(id));
    if (!this.page.isElement(id)) return id + 1;
    if (!isShown || this.isNoCode(id)) return this.page.endOf(id);
    if (this.page.nameOf(id) === 'br') this.addText('\n');
    else if (this.page.isBlock(id)) this.openBox(id);
    return id + 1;
  }

  /**
   * Returns whether a node is visible, or hidden for the same reason as the code block. In a block of height 0, white
   * space counts too: in a collapsed part of the page, `openFolds` made only the words visible.
   */
  private isShown(id: number): boolean {
    const { nodes } = this.page.snapshot;
    const isOpened = nodes.height[this.block] === 0;
    return this.page.isVisible(id) || nodes.hidden[id] === nodes.hidden[this.block] || (isOpened && this.isGap(id));
  }

  /** Returns whether a node is a text of white space only, or an element that contains only one such text. */
  private isGap(id: number): boolean {
    const { nodes } = this.page.snapshot;
    const text = this.page.isText(id) ? id : id + 1;
    return nodes.end[id] === text + 1 && this.page.isText(text) && isSpaceOnly(this.page.textOf(text));
  }

  private isNoCode(id: number): boolean {
    if (isGutter(this.page, id) || isControl(this.page, id)) return true;
    // Code may contain a word such as "copy", so inline elements and lines of code are not checked for button texts.
    if (this.page.styleOf(id)?.flow === 'inline' || isLineLike(this.page, this.passed, id)) return false;
    return isCodeControl(this.page, id);
  }

  private openBox(id: number): void {
    const { nodes } = this.page.snapshot;
    const isInLine = this.passed !== null && sharesLine(this.page, this.passed, id);
    const isLine = !isInLine && isLineLike(this.page, this.passed, id);
    if (!isInLine) this.line = null;
    this.passed = null;
    const top = this.page.styleOf(id)?.position === 'absolute' ? (nodes.y[id] as number) : this.top;
    this.boxes.push({ id, end: this.page.endOf(id), isLine, linesBefore: this.lines.length, top });
  }

  private closeUntil(id: number): void {
    for (let box = this.boxes.at(-1); box && box.end <= id; box = this.boxes.at(-1)) {
      if (box.isLine && box.linesBefore === this.lines.length) this.breakLine();
      this.boxes.pop();
      this.passed = box.id;
    }
  }

  private addText(text: string): void {
    if (text === '') return;
    // A line break right after a box adds no blank line: it only ends the line of that box.
    const isAfterBox = this.passed !== null;
    if (isAfterBox) this.line = null;
    const pieces = text.split('\n');
    if (isAfterBox && pieces.length > 1 && isSpaceOnly(pieces[0] as string)) pieces.shift();
    if (isAfterBox && pieces.length === 1 && isSpaceOnly(pieces[0] as string)) return;
    this.passed = null;
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) this.breakLine();
      if (piece !== '') this.openLine().parts.push(piece);
    }
  }

  private breakLine(): void {
    this.openLine();
    this.line = null;
  }

  private openLine(): CodeLine {
    if (!this.line) {
      this.line = { parts: [], top: this.top };
      this.lines.push(this.line);
    }
    return this.line;
  }

  private get top(): number | null {
    return this.boxes.at(-1)?.top ?? null;
  }
}

/** Matches the values of `display` that put, or may put, children side by side. */
const ROWS = /^(?:table-row|(?:inline-)?(?:flex|grid))$/;
/** Largest height of a box with one line (multiple of the font size); a higher box has several lines. */
const HIGHEST_LINE = 2.5;

/** Returns whether a box is on the same line as the box before it, such as code beside its line number. */
function sharesLine(page: Page, before: number, box: number): boolean {
  const { nodes } = page;
  const parent = page.parentOf(box);
  const display = page.styleOf(parent)?.display ?? '';
  if (nodes.parent[before] !== parent || !ROWS.test(display)) return false;
  const height = nodes.height[before] as number;
  if (height > HIGHEST_LINE * (page.styleOf(before)?.fontSize ?? 0)) return false;
  // Boxes without text have no measured position: they count as on the same line, or in a grid as blank lines.
  if (nodes.height[box] === 0 || height === 0) return !display.endsWith('grid');
  return Math.abs((nodes.y[box] as number) - (nodes.y[before] as number)) < height / 2;
}

/** Returns whether a box is probably a line of code: a block element beside it has the same parent and tag name. */
function isLineLike(page: Page, before: number | null, box: number): boolean {
  const { nodes } = page;
  if (page.styleOf(page.parentOf(box))?.display === 'table-row') return false;
  if (page.styleOf(box)?.position === 'absolute' && nodes.height[box] === 0) return false;
  const isAlike = (other: number) =>
    nodes.parent[other] === nodes.parent[box] && page.nameOf(other) === page.nameOf(box) && page.isBlock(other);
  return (before !== null && isAlike(before)) || isAlike(nextElement(page, box));
}

/** Returns the next sibling that is an element, skipping text before it; -1 if there is none. */
function nextElement(page: Page, node: number): number {
  let id = page.endOf(node);
  const end = page.endOf(page.parentOf(node));
  while (id < end && !page.isElement(id)) id = page.endOf(id);
  return id < end ? id : -1;
}
