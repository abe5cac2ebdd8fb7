import { intact } from '../../../platform/unclobbered.ts';
import { isSpaceOnly } from '../../../shared/text.ts';
import { NodeKind, type NodeTable, type Style } from '../types.ts';

/** The rows of a snapshot and their DOM nodes, to read styles that only few rows need, such as of a `::before`. */
export class LiveNodes {
  constructor(
    readonly nodes: NodeTable,
    private readonly names: readonly string[],
    private readonly styles: readonly Style[],
    private readonly live: readonly Node[],
  ) {}

  readonly nameOf = (id: number): string => this.names[this.nodes.name[id] ?? -1] ?? '';

  /** Returns all elements with a name, visible or not, in document order. */
  named(name: string): number[] {
    const { nodes } = this;
    const number = this.names.indexOf(name);
    const found: number[] = [];
    for (let id = 0; id < nodes.size; id++)
      if (nodes.name[id] === number && nodes.kind[id] === NodeKind.element) found.push(id);
    return found;
  }

  isElement(id: number): boolean {
    return this.nodes.kind[id] === NodeKind.element;
  }

  /** Returns whether a node is a visible text with more than white space. */
  isShownText(id: number): boolean {
    const { kind, hidden, text } = this.nodes;
    return kind[id] === NodeKind.text && hidden[id] === 0 && !isSpaceOnly(text[id] as string);
  }

  /** Returns the style of a row in the snapshot; undefined if there is no such row. */
  recordedAt(id: number): Style | undefined {
    return this.styles[this.nodes.style[id] ?? -1];
  }

  elementAt(id: number): Element {
    return this.live[id] as Element;
  }

  textAt(id: number): Text {
    return this.live[id] as Text;
  }

  styleAt(id: number, pseudo?: string): CSSStyleDeclaration {
    const element = this.elementAt(id);
    const view = intact(intact(element).ownerDocument).defaultView ?? window;
    return view.getComputedStyle(element, pseudo);
  }
}
