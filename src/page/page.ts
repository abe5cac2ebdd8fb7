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
 * A page, whoever reads it: typed access to the columns of its snapshot, and facts about it, each worked out once, when it
 * is first asked for ({@link facet}). Knows no algorithm and no marks. Nodes are numbers of rows (`snapshot/types.ts`);
 * -1 is no node.
 */
export class Page {
  readonly nodes: NodeTable;
  /** The page as it was read: itself, unless something on it was opened. */
  readonly base: Page;
  private readonly facts = new Map<(page: Page) => unknown, unknown>();

  constructor(
    readonly snapshot: PageSnapshot,
    base?: Page,
  ) {
    this.nodes = snapshot.nodes;
    this.base = base?.base ?? this;
  }

  /** The page with other visibility or styles: the elements, their attributes and their texts must be those of this one. */
  opened(snapshot: PageSnapshot): Page {
    return new Page(snapshot, this);
  }

  /** What a function says of this page; it is asked once. */
  recall<T>(work: (page: Page) => T): T {
    const known = this.facts.get(work);
    if (known !== undefined) return known as T;
    const fact = work(this);
    this.facts.set(work, fact);
    return fact;
  }

  /** Where elements of a name, and with an attribute, stand. */
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

  /** A person sees it. */
  isVisible(node: number): boolean {
    return this.nodes.hidden[node] === 0;
  }

  /** Why a person does not see it: an index into {@link HIDDEN_REASONS}, 0 for what is visible. */
  hiddenOf(node: number): number {
    return this.nodes.hidden[node] ?? HIDDEN_REASONS.indexOf('not-rendered');
  }

  /** The data of a text node; '' for others. */
  textOf(node: number): string {
    return this.nodes.text[node] ?? '';
  }

  /** The block that a text node is laid out in, or -1. */
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

  /** A box of its own between others, as paragraphs are. */
  isBlock(node: number): boolean {
    return this.styleOf(node)?.flow === 'block';
  }

  /** The elements around a node, from its parent up, as many as are asked for. */
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

  /** Whether a node is another one or stands in its subtree. */
  holds(node: number, other: number): boolean {
    return node <= other && other < this.endOf(node);
  }

  /** Base address for links written at a node (frames have their own). */
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

/** The page of a snapshot, which is read by all algorithms. */
export function createPage(snapshot: PageSnapshot): Page {
  return new Page(snapshot);
}

/** A fact about a page. */
export type Facet<T> = (page: Page) => T;

/** A fact that is worked out once for a page, by a pure function of it. */
export function facet<T>(work: Facet<T>): Facet<T> {
  return (page) => page.recall(work);
}

/** A fact of elements, attributes and texts alone, which opening what the page has folded up does not change. */
export function baseFacet<T>(work: Facet<T>): Facet<T> {
  return (page) => page.base.recall(work);
}
