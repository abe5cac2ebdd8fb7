import { createElementIndex, type ElementIndex } from './element-index.ts';
import { type Attributes, Hidden, NodeKind, type NodeTable, type PageSnapshot, type Style } from './snapshot/types.ts';

const NO_ATTRIBUTES: Attributes = {};

/**
 * A page: access to its snapshot, and facts about it, each computed when first needed ({@link facet}). All algorithms
 * share one object. A node is a number, its row in the node table (`snapshot/types.ts`); -1 means no node.
 */
export class Page {
  readonly nodes: NodeTable;
  /** The page before collapsed sections (folds) were opened; this page itself if none was opened. */
  readonly base: Page;
  private readonly facts = new Map<(page: Page) => unknown, unknown>();

  constructor(
    readonly snapshot: PageSnapshot,
    base?: Page,
  ) {
    this.nodes = snapshot.nodes;
    this.base = base?.base ?? this;
  }

  /** Returns this page with its folds (collapsed sections) open. `snapshot` differs only in visibility and styles. */
  opened(snapshot: PageSnapshot): Page {
    return new Page(snapshot, this);
  }

  /** Returns the result of a function for this page. Runs the function only at the first call. */
  recall<T>(work: (page: Page) => T): T {
    const known = this.facts.get(work);
    if (known !== undefined) return known as T;
    const fact = work(this);
    this.facts.set(work, fact);
    return fact;
  }

  get index(): ElementIndex {
    return this.base.recall(elementIndex);
  }

  parentOf(node: number): number {
    return this.nodes.parent[node] ?? -1;
  }

  /** Returns the id that follows a node's last descendant: the end of its subtree. */
  endOf(node: number): number {
    return this.nodes.end[node] ?? node;
  }

  isText(node: number): boolean {
    return this.nodes.kind[node] === NodeKind.text;
  }

  isElement(node: number): boolean {
    return this.nodes.kind[node] === NodeKind.element;
  }

  isVisible(node: number): boolean {
    return this.nodes.hidden[node] === 0;
  }

  /** Returns why a node is hidden; 0 if it is visible. */
  hiddenOf(node: number): number {
    return this.nodes.hidden[node] ?? Hidden.notRendered;
  }

  /** Returns the text of a text node; '' for other nodes. */
  textOf(node: number): string {
    return this.nodes.text[node] ?? '';
  }

  /** Returns a text's block (a paragraph-like run of text), as a row of the block table; -1 for none. */
  blockOf(node: number): number {
    return this.nodes.block[node] ?? -1;
  }

  /** Returns the local name in lower case, `#text` or `#comment`; '' if there is no such node. */
  nameOf(node: number): string {
    return this.snapshot.names[this.nodes.name[node] ?? -1] ?? '';
  }

  attributesOf(node: number): Attributes {
    return this.nodes.attributes[node] ?? NO_ATTRIBUTES;
  }

  styleOf(node: number): Style | undefined {
    return this.snapshot.styles[this.nodes.style[node] ?? -1];
  }

  isBlock(node: number): boolean {
    return this.styleOf(node)?.flow === 'block';
  }

  /** Returns up to `most` ancestors of a node, its parent first. */
  ancestorsOf(node: number, most: number): number[] {
    const ancestors: number[] = [];
    for (let id = this.parentOf(node); id >= 0 && ancestors.length < most; id = this.parentOf(id)) ancestors.push(id);
    return ancestors;
  }

  childrenOf(node: number): number[] {
    const children: number[] = [];
    for (let id = node + 1; id < this.endOf(node); id = this.endOf(id)) children.push(id);
    return children;
  }

  /** Returns whether `other` is `node` or below it. */
  holds(node: number, other: number): boolean {
    return node <= other && other < this.endOf(node);
  }

  /** Returns the base URL of relative links at a node; each frame has its own. */
  baseUrlOf(node: number): string {
    let base = this.snapshot.url;
    // documents are in document order, so the last one around the node is the innermost
    for (const document of this.snapshot.documents) {
      if (document.node > node) break;
      if (this.holds(document.node, node)) base = document.baseUrl;
    }
    return base;
  }
}

const elementIndex = ({ snapshot }: Page) => createElementIndex(snapshot);

export function createPage(snapshot: PageSnapshot): Page {
  return new Page(snapshot);
}

export type Facet<T> = (page: Page) => T;

/** Returns a function that runs `work` only once per page, and then returns the stored result. */
export function facet<T>(work: Facet<T>): Facet<T> {
  return (page) => page.recall(work);
}

/**
 * Like {@link facet}, but a page with its folds (collapsed sections) opened shares the result of the original page. Use
 * this for facts that opening does not change: elements, attributes, texts.
 */
export function baseFacet<T>(work: Facet<T>): Facet<T> {
  return (page) => page.base.recall(work);
}
