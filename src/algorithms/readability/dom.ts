/** `NodeLike`, `ElementLike` and `DocumentLike` are the parts of the DOM that the clone needs. */
export interface NodeLike {
  readonly nodeType: number;
  readonly firstChild: NodeLike | null;
  readonly nextSibling: NodeLike | null;
  readonly parentNode: NodeLike | null;
}

export interface ElementLike extends NodeLike {
  setAttribute(name: string, value: string): void;
  append(...nodes: NodeLike[]): void;
  replaceChildren(...nodes: NodeLike[]): void;
  cloneNode(deep: boolean): ElementLike;
}

export interface DocumentLike {
  readonly documentElement: ElementLike;
  readonly head: ElementLike;
  readonly body: ElementLike;
  title: string;
  createElement(name: string): ElementLike;
  createTextNode(text: string): NodeLike;
}

const TEXT_NODE = 3;

/** Yields the texts below `root` in document order. Not recursive, because a deep page would overflow the stack. */
export function* textNodes(root: NodeLike): Generator<NodeLike> {
  let node: NodeLike | null = root.firstChild;
  while (node) {
    if (node.nodeType === TEXT_NODE) yield node;
    let next: NodeLike | null = node.firstChild ?? node.nextSibling;
    while (!next && node.parentNode && node.parentNode !== root) {
      node = node.parentNode;
      next = node.nextSibling;
    }
    node = next;
  }
}
