import { intact } from '../../../platform/unclobbered.ts';
import { NodeKind, type NodeTable } from '../types.ts';

/** The rows of a snapshot with the live nodes beside them, to ask the browser about a few of them. */
export class LiveNodes {
  constructor(
    readonly nodes: NodeTable,
    private readonly names: readonly string[],
    private readonly live: readonly Node[],
  ) {}

  readonly nameOf = (id: number): string => this.names[this.nodes.name[id] ?? -1] ?? '';

  /** Visible or hidden elements of a name, ascending. */
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

  elementAt(id: number): Element {
    return this.live[id] as Element;
  }

  textAt(id: number): Text {
    return this.live[id] as Text;
  }

  /** The computed style of an element or of a box that style sheets put into it. */
  styleAt(id: number, pseudo?: string): CSSStyleDeclaration {
    const element = this.elementAt(id);
    const view = intact(intact(element).ownerDocument).defaultView ?? window;
    return view.getComputedStyle(element, pseudo);
  }
}
