import type { Element } from 'hast';
import type { OpenInline } from './inline-chain.ts';

/** An open source element. */
export interface OpenElement {
  end: number;
  /** Its own article element for its content, if it has one. */
  container: Element | null;
  inlines: readonly OpenInline[];
  /** Whether its box ends the paragraph. */
  breaks: boolean;
  /** Text that a style sheet writes at its end, or ''. */
  after: string;
}

/** The source elements around the current node, and the article elements open for them. */
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

  /** Article element for the current content. */
  get container(): Element {
    return this.containers[this.containers.length - 1] as Element;
  }

  push(open: OpenElement): void {
    this.stack.push(open);
    if (open.container) this.containers.push(open.container);
    this.inlines.push(...open.inlines);
  }

  /** Closes elements that end before a node, down to a depth; calls `onClose` before each. */
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
