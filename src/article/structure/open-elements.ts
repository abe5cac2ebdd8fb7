import type { Element } from 'hast';
import type { OpenInline } from './inline-chain.ts';

/** An open source element. */
export interface OpenElement {
  end: number;
  /** The article element that its content goes to, when it has one of its own. */
  container: Element | null;
  inlines: readonly OpenInline[];
  /** Its box ends the paragraph. */
  breaks: boolean;
  /** Words that a style sheet writes at its end, or ''. */
  after: string;
}

/** The source elements that the walk is in, and the article elements that are open for them. */
export class OpenElements {
  /** Inline elements of the article, innermost last. */
  readonly inlines: OpenInline[] = [];
  private readonly stack: OpenElement[] = [];
  private readonly containers: Element[];

  constructor(top: Element) {
    this.containers = [top];
  }

  get depth(): number {
    return this.stack.length;
  }

  get structureDepth(): number {
    return this.containers.length;
  }

  /** The article element that content goes to. */
  get container(): Element {
    return this.containers[this.containers.length - 1] as Element;
  }

  push(open: OpenElement): void {
    this.stack.push(open);
    if (open.container) this.containers.push(open.container);
    this.inlines.push(...open.inlines);
  }

  /** Closes what ends before a node, down to the elements that were open before; `onClose` comes before each. */
  close(id: number, depth: number, onClose: (open: OpenElement) => void): void {
    while (this.stack.length > depth) {
      const open = this.stack[this.stack.length - 1] as OpenElement;
      if (open.end > id) return;
      onClose(open);
      this.stack.pop();
      if (open.container) this.containers.pop();
      this.inlines.length -= open.inlines.length;
    }
  }
}
