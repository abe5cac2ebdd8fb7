/** Collects the text blocks of a page, in document order, while `segment.ts` cuts the page's text into blocks. */

/** The properties of the blocks: one array per property, indexed by block. */
export interface BlockColumns {
  size: number;
  /** For each block, its first text node. */
  first: Int32Array;
  /** For each block, its last text node. */
  last: Int32Array;
  /** The block's boundary (`segment.ts`): the nearest element around it that separates blocks. */
  element: Int32Array;
  /** Why the first text node is hidden, as an index into `HIDDEN_REASONS`. */
  hidden: Uint8Array;
  /** Number of line breaks in the block. */
  breaks: Uint16Array;
  /** For each node, the block that it is part of; -1 for none. */
  ofText: Int32Array;
}

export class BlockList {
  size = 0;
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly element: Int32Array;
  private readonly hidden: Uint8Array;
  private readonly breaks: Uint16Array;
  private readonly ofText: Int32Array;
  /** Text nodes without words (quotes, bullets) before the first word of a block. */
  private readonly opening: number[] = [];
  /** The block to which text can still be added; -1 for none. */
  private current = -1;
  private lineBreaks = 0;

  /** `nodes`: number of the page's nodes; there cannot be more blocks than nodes. */
  constructor(nodes: number) {
    this.first = new Int32Array(nodes);
    this.last = new Int32Array(nodes);
    this.element = new Int32Array(nodes);
    this.hidden = new Uint8Array(nodes);
    this.breaks = new Uint16Array(nodes);
    this.ofText = new Int32Array(nodes).fill(-1);
  }

  /** Ends the current block; called where a box begins or ends. */
  close(): void {
    this.current = -1;
    this.opening.length = 0;
  }

  /** Counts a line break. A second one in a row ends the current block. */
  breakLine(): void {
    if (this.current >= 0) this.breaks[this.current] = (this.breaks[this.current] as number) + 1;
    if (++this.lineBreaks > 1) this.close();
  }

  /** Adds a text node that is not blank. */
  add(node: number, hasWords: boolean, box: number, hidden: number): void {
    this.lineBreaks = 0;
    if (this.current < 0) {
      if (!hasWords) {
        this.opening.push(node);
        return;
      }
      this.begin(node, box, hidden);
    }
    this.ofText[node] = this.current;
    this.last[this.current] = node;
  }

  table(): BlockColumns {
    const { size } = this;
    return {
      size,
      first: this.first.slice(0, size),
      last: this.last.slice(0, size),
      element: this.element.slice(0, size),
      hidden: this.hidden.slice(0, size),
      breaks: this.breaks.slice(0, size),
      ofText: this.ofText,
    };
  }

  private begin(node: number, box: number, hidden: number): void {
    this.current = this.size++;
    this.first[this.current] = this.opening[0] ?? node;
    for (const text of this.opening) this.ofText[text] = this.current;
    this.opening.length = 0;
    this.last[this.current] = node;
    this.element[this.current] = box;
    this.hidden[this.current] = hidden;
  }
}
