import { createElementIndex, type ElementIndex } from './element-index.ts';
import {
  type Attributes,
  HIDDEN_REASONS,
  NodeKind,
  type NodeTable,
  type PageSnapshot,
  type Style,
} from './snapshot/types.ts';

const NO_ATTRIBUTES: Attributes = {};

/**
 * A page: typed access to the columns of its snapshot, and facts about it, each computed once, on first use
 * ({@link facet}). Independent of algorithms and marks. Nodes are row numbers (`snapshot/types.ts`); -1 is no node.
 */
export class Page {
  readonly nodes: NodeTable;
  /** The page as it was read: this page, unless something on it was opened. */
  readonly base: Page;
  private readonly facts = new Map<(page: Page) => unknown, unknown>();

  constructor(
    readonly snapshot: PageSnapshot,
    base?: Page,
  ) {
    this.nodes = snapshot.nodes;
    this.base = base?.base ?? this;
  }

  /** Returns the page with other visibility or styles. Elements, attributes and texts must be the same as here. */
  opened(snapshot: PageSnapshot): Page {
    return new Page(snapshot, this);
  }

  /** Returns the result of a function for this page; the function runs once. */
  recall<T>(work: (page: Page) => T): T {
    const known = this.facts.get(work);
    if (known !== undefined) return known as T;
    const fact = work(this);
    this.facts.set(work, fact);
    return fact;
  }

  /** Elements by name and by attribute. */
  get index(): ElementIndex {
    return this.base.recall(elementIndex);
  }

  parentOf(node: number): number {
    return this.nodes.parent[node] ?? -1;
  }

  /** One past the last node in the subtree of a node. */
  endOf(node: number): number {
    return this.nodes.end[node] ?? node;
  }

  isText(node: number): boolean {
    return this.nodes.kind[node] === NodeKind.text;
  }

  isElement(node: number): boolean {
    return this.nodes.kind[node] === NodeKind.element;
  }

  /** Whether the user sees the node. */
  isVisible(node: number): boolean {
    return this.nodes.hidden[node] === 0;
  }

  /** Why the user does not see the node: an index into {@link HIDDEN_REASONS}; 0 if visible. */
  hiddenOf(node: number): number {
    return this.nodes.hidden[node] ?? HIDDEN_REASONS.indexOf('not-rendered');
  }

  /** The data of a text node; '' for other nodes. */
  textOf(node: number): string {
    return this.nodes.text[node] ?? '';
  }

  /** The block in which a text node is laid out, or -1. */
  blockOf(node: number): number {
    return this.nodes.block[node] ?? -1;
  }

  /** Local name in lower case, `#text`, `#comment`; '' for no node. */
  nameOf(node: number): string {
    return this.snapshot.names[this.nodes.name[node] ?? -1] ?? '';
  }

  attributesOf(node: number): Attributes {
    return this.nodes.attributes[node] ?? NO_ATTRIBUTES;
  }

  styleOf(node: number): Style | undefined {
    return this.snapshot.styles[this.nodes.style[node] ?? -1];
  }

  /** Whether the node is laid out as a block, as paragraphs are. */
  isBlock(node: number): boolean {
    return this.styleOf(node)?.flow === 'block';
  }

  /** Returns the ancestors of a node, from its parent up, at most `most`. */
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

  /** Whether `other` is `node` or in its subtree. */
  holds(node: number, other: number): boolean {
    return node <= other && other < this.endOf(node);
  }

  /** The base address for links at a node (frames have their own). */
  baseUrlOf(node: number): string {
    let base = this.snapshot.url;
    // Documents are in preorder, so the last one that holds the node is the innermost.
    for (const document of this.snapshot.documents) {
      if (document.node > node) break;
      if (this.holds(document.node, node)) base = document.baseUrl;
    }
    return base;
  }
}

const elementIndex = ({ snapshot }: Page) => createElementIndex(snapshot);

/** Creates the page that all algorithms read. */
export function createPage(snapshot: PageSnapshot): Page {
  return new Page(snapshot);
}

/** A fact about a page. */
export type Facet<T> = (page: Page) => T;

/** Makes a fact that a pure function computes once per page. */
export function facet<T>(work: Facet<T>): Facet<T> {
  return (page) => page.recall(work);
}

/** Makes a fact that depends only on elements, attributes and texts, so opening folded parts does not change it. */
export function baseFacet<T>(work: Facet<T>): Facet<T> {
  return (page) => page.base.recall(work);
}
