/** The blocks of a page while they are cut, in document order. */

/** Columns by block, filled while the text is read. */
export interface BlockColumns {
  size: number;
  /** First text node. */
  first: Int32Array;
  /** Last text node. */
  last: Int32Array;
  /** The element whose box holds the run: the nearest boundary. */
  element: Int32Array;
  /** Index into `HIDDEN_REASONS` of the first text node. */
  hidden: Uint8Array;
  /** Line breaks in the block. */
  breaks: Uint16Array;
  /** Text node → its block, or -1. */
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
  /** The open block, or -1. */
  private current = -1;
  private lineBreaks = 0;

  /** @param nodes number of the page's nodes, which limits the number of blocks */
  constructor(nodes: number) {
    this.first = new Int32Array(nodes);
    this.last = new Int32Array(nodes);
    this.element = new Int32Array(nodes);
    this.hidden = new Uint8Array(nodes);
    this.breaks = new Uint16Array(nodes);
    this.ofText = new Int32Array(nodes).fill(-1);
  }

  /** Ends the block, because a box begins or ends. */
  close(): void {
    this.current = -1;
    this.opening.length = 0;
  }

  /** Counts a line break: one stays inside a block, two end it. */
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
