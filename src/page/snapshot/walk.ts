/** Walks over all nodes of a page, with a stack instead of recursion, because pages can be deeply nested. */
import { intact, localNameOf, nodeTypeOf, parentElementOf } from '../../platform/unclobbered.ts';
import type { WithStops } from '../../shared/let-others.ts';
import { createAttributeReader, type ElementTraits, elementTraits } from './element-facts.ts';
import { FlatTree, isEmpty, Level, type ShadowRootOf } from './flat-tree.ts';
import { addRow, createNameTable, createNodeTable, lengthen, shorten } from './node-table.ts';
import { hasBoxes, type Rendered, type Viewport } from './rendered.ts';
import { Rendering } from './rendering.ts';
import { StyleTable } from './style-table.ts';
import { type FrameDocument, Hidden, NodeKind, type NodeTable } from './types.ts';

const STRIDE = 256;
/** Rows of the node table that are reserved for each element: the element, a text before it, and a text at its end. */
const MOST_ROWS = 3;

export class Walk {
  readonly nodes: NodeTable = createNodeTable();
  readonly live: Node[] = [];
  readonly names = createNameTable();
  readonly styles = new StyleTable();
  readonly documents: FrameDocument[] = [];
  readonly rendering: Rendering;
  private readonly readAttributes = createAttributeReader();
  /** Traits of elements, by the index of the element's name in `names`. */
  private readonly traits: ElementTraits[] = [];
  private readonly boxless: number[] = [];
  private readonly stack: Level[] = [];
  private readonly flatTree: FlatTree;

  constructor(
    readonly page: Viewport,
    private readonly scripting: boolean,
    shadowRootOf: ShadowRootOf,
    private readonly ignore: ReadonlySet<Node> | undefined,
  ) {
    this.flatTree = new FlatTree(shadowRootOf);
    this.rendering = new Rendering(this.nodes, this.styles, page);
  }

  /** Visits the root element of a document; {@link advance} continues from there. */
  begin(document: Document, root: Element): void {
    this.openDocument(document, root, new Level(-1, 0, null, null, false, -1), { x: 0, y: 0 });
  }

  /** Visits nodes until `isEnough` (called every few hundred nodes) returns true. Returns whether all are visited. */
  advance(isEnough?: () => boolean): boolean {
    const { stack, nodes, flatTree, ignore } = this;
    let level = stack[stack.length - 1];
    let steps = 0;
    while (level) {
      if (isEnough && ++steps % STRIDE === 0 && isEnough()) return false;
      const child = flatTree.nextChild(level);
      if (child) {
        if (!ignore?.has(child)) this.visit(child, level);
      } else {
        nodes.end[level.id] = nodes.size;
        stack.pop();
      }
      level = stack[stack.length - 1];
    }
    shorten(nodes, this.live);
    giveTextsTheirStyle(nodes);
    return true;
  }

  /** Makes room in the node table for a document with this many elements. */
  expect(elements: number): WithStops<void> {
    return lengthen(this.nodes, this.live, elements * MOST_ROWS);
  }

  private visit(node: Node, level: Level): void {
    if (level.isLight) {
      level.hidden = Hidden.notRendered;
      level.frame = null;
    }
    const nodeType = nodeTypeOf(node);
    if (nodeType === 1) this.visitElement(node as Element, level);
    else if (nodeType === 3 || nodeType === 4) this.addText(node as Text, level);
    else if (nodeType === 8) this.addRow(node, NodeKind.comment, 1, level);
  }

  private addText(node: Text, level: Level): void {
    const text = node.data;
    const { rendered } = level;
    const row = this.addRow(node, NodeKind.text, 0, level);
    this.nodes.text[row] = text;
    if (!rendered) return;
    if (!rendered.hasText) this.rendering.readText(rendered, text, level.hidden === 0);
    if (level.hidden === 0) this.nodes.hidden[row] = rendered.hiddenText;
  }

  private addRow(node: Node, kind: number, name: number, level: Level): number {
    this.live[this.nodes.size] = node;
    return addRow(this.nodes, { kind, parent: level.id, name, hidden: level.hidden, style: level.style });
  }

  private openDocument(document: Document, root: Element, outer: Level, at: { x: number; y: number }): void {
    const { id, hidden } = outer;
    const { defaultView: view, URL: url, baseURI: baseUrl } = intact(document);
    const frame = view && hasBoxes(hidden) ? { view, x: at.x, y: at.y } : null;
    this.documents.push({ node: this.nodes.size, url, baseUrl });
    this.visitElement(root, new Level(id, hidden, frame, null, false, -1));
  }

  private visitElement(element: Element, level: Level): void {
    const { nodes } = this;
    const nameId = this.names.intern(localNameOf(element));
    const traits = (this.traits[nameId] ??= elementTraits(this.names.names[nameId] as string));
    const id = this.addRow(element, NodeKind.element, nameId, level);
    nodes.attributes[id] = this.readAttributes(element);
    let hidden = this.inheritedHidden(element, traits, level);
    let rendered: Rendered | null = null;
    // styles and positions of the shapes within an SVG are not read, because only the SVG as a whole is used
    if (level.frame && hasBoxes(hidden) && !level.svg) {
      rendered = this.rendering.open(element, id, traits, level.frame, level.rendered, hidden);
      hidden = rendered.hidden;
    } else if (!level.svg) nodes.style[id] = this.boxlessStyle(nameId);
    nodes.hidden[id] = hidden;
    this.descend(element, id, traits, rendered, level);
  }

  /** Returns why an element is hidden for reasons other than its own style; 0 if there is no such reason. */
  private inheritedHidden(
    element: Element,
    { name, isNotDrawn, isNeverRendered }: ElementTraits,
    level: Level,
  ): number {
    // without scripts, browsers parse and display the content of `noscript` as usual
    if (name === 'noscript' && this.scripting) return Hidden.noscript;
    if (level.svg) return isNotDrawn ? Hidden.notRendered : level.hidden;
    if (isNeverRendered) return Hidden.notRendered;
    const details = name === 'summary' ? parentElementOf(element) : null;
    if (details && isClosedDetails(details) && details.querySelector(':scope > summary') === element) {
      return this.nodes.hidden[level.id] as number;
    }
    return level.hidden;
  }

  private descend(
    element: Element,
    id: number,
    traits: ElementTraits,
    rendered: Rendered | null,
    { frame, svg, style }: Level,
  ): void {
    const hidden = this.nodes.hidden[id] as number;
    const level =
      svg || traits.name === 'svg'
        ? // All shapes and labels of an SVG form one inline box, whatever the display of the SVG itself.
          new Level(id, hidden, frame, null, true, svg ? style : this.boxlessStyle(this.nodes.name[id] as number))
        : new Level(id, hidden, frame, rendered, false, rendered ? -1 : (this.nodes.style[id] as number));
    this.flatTree.enter(level, element, traits, rendered !== null && hasBoxes(hidden));
    if (isEmpty(level) && !traits.isFrame) return;
    if (hidden === 0 && this.skipsContent(element, traits, rendered)) level.hidden = Hidden.skipped;
    if (traits.hasFallbackContent) level.hidden = Hidden.notRendered;
    if (!hasBoxes(level.hidden)) level.frame = null;
    this.stack.push(level);
    if (traits.isFrame) this.descendFrame(element as HTMLIFrameElement, level);
  }

  private skipsContent(element: Element, { name }: ElementTraits, rendered: Rendered | null): boolean {
    if (name === 'details' && isClosedDetails(element)) return true;
    return rendered !== null && this.rendering.skipsContent(rendered);
  }

  private descendFrame(element: HTMLIFrameElement, level: Level): void {
    const inner = frameDocument(element);
    const { defaultView: view, documentElement: root } = inner ? intact(inner) : {};
    if (!inner || !view || !root) return;
    const { x, y } = level.frame ?? { x: 0, y: 0 };
    const rect = level.frame ? element.getBoundingClientRect() : { x: 0, y: 0 };
    const at = {
      x: x + rect.x + element.clientLeft + view.scrollX,
      y: y + rect.y + element.clientTop + view.scrollY,
    };
    this.openDocument(inner, root, level, at);
  }

  private boxlessStyle(nameId: number): number {
    return (this.boxless[nameId] ??= boxlessStyle(this.styles, this.names.names[nameId] as string));
  }
}

function isClosedDetails(element: Element): boolean {
  return localNameOf(element) === 'details' && !element.hasAttribute('open');
}

/** Gives texts and comments their parent's style, which can still change after its first texts are visited. */
function giveTextsTheirStyle({ size, style, parent }: NodeTable): void {
  for (let id = 0; id < size; id++) {
    if ((style[id] as number) < 0) style[id] = style[parent[id] as number] as number;
  }
}

/** Returns the document in a frame; null if the frame is of another origin. */
function frameDocument(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    // SecurityError: some browsers throw for a frame of another origin
    return null;
  }
}

/** Tags that browsers display as blocks (HTML standard, section 15.3). */
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre ' +
    'search section summary table caption colgroup col thead tbody tfoot tr td th ul xmp'
  ).split(' '),
);

/**
 * Returns the index of a style that is guessed from the name, for shapes in an SVG and elements that are not rendered.
 * Does not ask the browser, because it would have to compute a style for this.
 */
function boxlessStyle(styles: StyleTable, name: string): number {
  const placement = styles.placementNumber(BLOCK_TAGS.has(name) ? 'block' : 'inline', 'static', 'none');
  const whiteSpace = name === 'pre' ? 'pre' : 'normal';
  const textStyle = { whiteSpace, fontSize: '0px', fontWeight: '400', fontStyle: 'normal', face: 'text' } as const;
  return styles.intern(placement, styles.textStyleNumber(textStyle));
}
