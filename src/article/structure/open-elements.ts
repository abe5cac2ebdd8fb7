import type { Element } from 'hast';
import type { OpenInline } from './inline-chain.ts';

/** An element of the page that the walk has entered but not left. */
export interface OpenElement {
  end: number;
  /** The article's counterpart of this element, which receives its content; null if there is none. */
  container: Element | null;
  inlines: readonly OpenInline[];
  /** Whether the paragraph ends where the element ends. */
  breaks: boolean;
  /** Text that a style sheet generates at the element's end; '' for none. */
  after: string;
}

/** The page's elements around the node that the walk has reached, and the article's elements made from them. */
export class OpenElements {
  /** The article's inline elements, innermost last. */
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

  get container(): Element {
    return this.containers[this.containers.length - 1] as Element;
  }

  push(open: OpenElement): void {
    this.stack.push(open);
    if (open.container) this.containers.push(open.container);
    this.inlines.push(...open.inlines);
  }

  /**
   * Closes the elements that end before node `id`, but keeps the `depth` outermost elements open. Calls `onClose`
   * before it closes an element.
   */
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
