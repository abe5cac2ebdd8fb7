/**
 * Live DOM → {@link PageSnapshot}: one read-only pass over the flat tree (shadow roots, slots, same-origin frames).
 * Iterative, so that depth is limited by memory only. All layout reads happen here, between two script writes of
 * nobody, so the browser computes style and layout once.
 * Longer than other files: the walk is one state that every part of it reads and moves on.
 */
import { deriveBlocks } from './blocks.ts';
import { readMedia } from './media.ts';
import { readMetadataHints } from './metadata-hints.ts';
import { addRow, createNameTable, createNodeTable, type NewRow } from './node-table.ts';
import { boxlessStyle, createStyleTable, readStyle } from './style-table.ts';
import { NodeKind, type NodeTable, type PageSnapshot } from './types.ts';
import { type Box, hiddenCode, NEVER_RENDERED, ownHiddenReason, SVG_NOT_DRAWN } from './visibility.ts';

/** A snapshot and, beside it, the live node of every row. Only `content/` may touch the nodes. */
export interface LivePage {
  snapshot: PageSnapshot;
  nodes: readonly Node[];
}

export interface TakeOptions {
  /** Gives the shadow root of an element, closed ones too where the browser lets us. */
  shadowRootOf?: (element: Element) => ShadowRoot | null;
  /** Nodes that are not the page's (our own reader) and are passed over with all they hold. */
  ignore?: ReadonlySet<Node>;
}

/** An element whose children are being visited. */
interface Level {
  id: number;
  /** Next child by sibling links, or null. */
  next: Node | null;
  /** Children by list (slots), visited after the links are used up. */
  list: readonly Node[] | null;
  index: number;
  /** Light children of a shadow host, visited last: those that no slot shows are recorded as not rendered. */
  light: Node | null;
  /** Hidden code that children inherit. */
  hidden: number;
  /** The element has a box; its children must be measured. */
  boxes: boolean;
  svg: boolean;
  /** The document's offset in the top document's viewport. */
  offset: { x: number; y: number };
  style: number;
}

const NOT_RENDERED = hiddenCode('not-rendered');
const NOSCRIPT = hiddenCode('noscript');
const VISIBILITY = hiddenCode('visibility');
const SKIPPED = hiddenCode('skipped');
const ZERO_SIZE = hiddenCode('zero-size');

/** Elements that can host a shadow root (DOM standard, "valid shadow host name") besides custom elements. */
const SHADOW_HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** Reads the document as it stands now. Changes nothing in it. */
export function takeSnapshot(document: Document, options: TakeOptions = {}): LivePage {
  return new Walk(document, options).run();
}

class Walk {
  private readonly nodes: NodeTable = createNodeTable();
  private readonly live: Node[] = [];
  private readonly names = createNameTable();
  private readonly styles = createStyleTable();
  private readonly boxless = new Map<string, number>();
  private readonly stack: Level[] = [];
  private readonly slotted = new WeakSet<Node>();
  private readonly media: PageSnapshot['media'] = [];
  private readonly documents: PageSnapshot['documents'] = [];
  private readonly page;
  private readonly scripting: boolean;
  private readonly shadowRootOf: (element: Element) => ShadowRoot | null;
  private readonly ignore: ReadonlySet<Node>;

  constructor(
    private readonly document: Document,
    options: TakeOptions,
  ) {
    this.shadowRootOf = options.shadowRootOf ?? ((element) => element.shadowRoot);
    this.ignore = options.ignore ?? new Set();
    const view = document.defaultView;
    const root = document.documentElement;
    this.scripting = !view?.matchMedia('(scripting: none)').matches;
    this.page = {
      width: view?.innerWidth ?? 0,
      height: view?.innerHeight ?? 0,
      scrollX: view?.scrollX ?? 0,
      scrollY: view?.scrollY ?? 0,
      direction: root && view && view.getComputedStyle(root).direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
    };
  }

  run(): LivePage {
    const { document, page } = this;
    if (document.documentElement) this.openDocument(document, document.documentElement, -1, { x: 0, y: 0 }, 0);
    this.visitAll();
    const blocks = deriveBlocks(this.nodes, this.styles.styles, this.names.names);
    const snapshot: PageSnapshot = {
      version: 1,
      url: document.URL,
      contentType: document.contentType,
      direction: page.direction,
      viewport: { width: page.width, height: page.height, scrollX: page.scrollX, scrollY: page.scrollY },
      names: this.names.names,
      styles: this.styles.styles,
      nodes: this.nodes,
      blocks,
      media: this.media,
      documents: this.documents,
      metadata: readMetadataHints(document),
    };
    return { snapshot, nodes: this.live };
  }

  private visitAll(): void {
    const { stack, nodes } = this;
    let level = stack[stack.length - 1];
    while (level) {
      const child = this.nextChild(level);
      if (child) {
        if (!this.ignore.has(child)) this.visit(child, level);
      } else {
        nodes.end[level.id] = nodes.size;
        stack.pop();
      }
      level = stack[stack.length - 1];
    }
  }

  private nextChild(level: Level): Node | null {
    if (level.list) return level.list[level.index++] ?? null;
    let node = level.next;
    if (!node && level.light) {
      node = level.light;
      level.light = null;
      level.hidden = NOT_RENDERED;
      level.boxes = false;
    }
    if (level.hidden === NOT_RENDERED) while (node && this.slotted.has(node)) node = node.nextSibling;
    level.next = node ? node.nextSibling : null;
    return node;
  }

  private visit(node: Node, level: Level): void {
    if (node.nodeType === 1) this.visitElement(node as Element, level);
    else if (node.nodeType === 3 || node.nodeType === 4) this.addText(node as Text, level);
    else if (node.nodeType === 8)
      this.addRow(node, {
        kind: NodeKind.comment,
        parent: level.id,
        name: 1,
        hidden: level.hidden,
        style: level.style,
      });
  }

  private addText(node: Text, level: Level): void {
    const id = this.addRow(node, {
      kind: NodeKind.text,
      parent: level.id,
      name: 0,
      hidden: level.hidden,
      style: level.style,
    });
    this.nodes.text[id] = node.data;
  }

  private addRow(node: Node, row: NewRow): number {
    this.live.push(node);
    return addRow(this.nodes, row);
  }

  private openDocument(
    document: Document,
    root: Element,
    parent: number,
    offset: { x: number; y: number },
    hidden: number,
  ): void {
    this.documents.push({ node: this.nodes.size, url: document.URL, baseUrl: document.baseURI });
    const boxes = document.defaultView !== null && hasBoxes(hidden);
    const level = { id: parent, hidden, boxes, svg: false, style: -1, offset };
    this.visitElement(root, { ...level, next: null, list: null, index: 0, light: null });
  }

  private visitElement(element: Element, level: Level): void {
    const nameId = this.names.intern(element.localName);
    const name = this.names.names[nameId] as string;
    const id = this.addRow(element, {
      kind: NodeKind.element,
      parent: level.id,
      name: nameId,
      hidden: level.hidden,
      style: level.style,
    });
    this.nodes.attributes[id] = readAttributes(element);
    let hidden = this.inheritedHidden(name, level, element);
    let skipsContent = false;
    // Inside SVG only the outermost box matters: shapes carry no layout that an article needs.
    if (level.boxes && hasBoxes(hidden) && !level.svg) {
      const computed = (element.ownerDocument.defaultView as Window).getComputedStyle(element);
      hidden = this.measure(element, computed, id, hidden, level.offset);
      skipsContent = computed.contentVisibility === 'hidden';
    } else if (!level.svg) this.nodes.style[id] = this.boxlessStyle(name);
    this.nodes.hidden[id] = hidden;
    if (hidden === 0 && (skipsContent || isClosedDetails(element))) hidden = SKIPPED;
    const boxes = level.boxes && hasBoxes(hidden);
    const svg = level.svg || name === 'svg';
    // Shapes and labels of a drawing are one box, whatever the drawing's own display.
    const style = svg ? this.boxlessStyle('svg') : (this.nodes.style[id] as number);
    this.descend(element, name, { ...level, id, hidden, boxes, svg, style, light: null });
  }

  /** The hidden code that an element has before its own style is looked at. */
  private inheritedHidden(name: string, level: Level, element: Element): number {
    // where scripts are off its content is parsed and shown like any other
    if (name === 'noscript' && this.scripting) return NOSCRIPT;
    if (level.svg) return SVG_NOT_DRAWN.has(name) ? NOT_RENDERED : level.hidden;
    // <object> and its kin show a box; only their fallback content is not shown.
    if (NEVER_RENDERED.has(name) && !isReplaced(name)) return NOT_RENDERED;
    const parent = name === 'summary' ? element.parentElement : null;
    if (parent && isClosedDetails(parent) && parent.querySelector(':scope > summary') === element) {
      return this.nodes.hidden[level.id] as number;
    }
    return level.hidden;
  }

  /** Reads style and box of a rendered element; gives its hidden code. */
  private measure(
    element: Element,
    computed: CSSStyleDeclaration,
    id: number,
    inherited: number,
    offset: { x: number; y: number },
  ): number {
    const { nodes, page } = this;
    const style = readStyle(computed);
    nodes.style[id] = this.styles.intern(style);
    let box: Box | null = null;
    if (style.flow === 'block' || style.flow === 'atomic' || isReplaced(element.localName)) {
      const rect = element.getBoundingClientRect();
      box = { x: rect.x + offset.x, y: rect.y + offset.y, width: rect.width, height: rect.height };
      nodes.x[id] = box.x + page.scrollX;
      nodes.y[id] = box.y + page.scrollY;
      nodes.width[id] = box.width;
      nodes.height[id] = box.height;
      const media = readMedia(element, id);
      if (media) this.media.push(media);
    }
    const own = hiddenCode(ownHiddenReason(computed, style, box, page));
    // `visibility` is inherited by the computed value itself, and descendants may set it back.
    if (inherited === 0 || inherited === VISIBILITY) return own;
    // A positioned box escapes an ancestor that has no size of its own.
    const escapes =
      inherited === ZERO_SIZE && own === 0 && (style.position === 'absolute' || style.position === 'fixed');
    if (escapes && box && box.width > 1 && box.height > 1) return 0;
    return own === NOT_RENDERED ? own : inherited;
  }

  private boxlessStyle(name: string): number {
    let style = this.boxless.get(name);
    if (style === undefined) {
      style = this.styles.intern(boxlessStyle(name, this.page.direction));
      this.boxless.set(name, style);
    }
    return style;
  }

  /** Prepares the visit of an element's flat-tree children. */
  private descend(element: Element, name: string, level: Level): void {
    level.next = element.firstChild;
    level.list = null;
    level.index = 0;
    this.stack.push(level);
    if (name === 'iframe' || name === 'frame') {
      level.next = null;
      this.descendFrame(element as HTMLIFrameElement, level);
    } else if (name === 'script') level.next = isJsonLd(element) ? element.firstChild : null;
    else if (name === 'style') level.next = null;
    else if (name === 'slot') this.descendSlot(element as HTMLSlotElement, level);
    else if (hasFallbackContent(name)) level.hidden = NOT_RENDERED;
    else if (level.boxes && (SHADOW_HOSTS.has(name) || name.includes('-'))) {
      const root = this.shadowRootOf(element);
      if (!root) return;
      level.light = level.next;
      level.next = root.firstChild;
    }
  }

  private descendSlot(slot: HTMLSlotElement, level: Level): void {
    const assigned = slot.assignedNodes?.() ?? [];
    if (assigned.length === 0) return;
    level.next = null;
    level.list = assigned;
    for (const node of assigned) this.slotted.add(node);
  }

  private descendFrame(frame: HTMLIFrameElement, level: Level): void {
    const inner = frameDocument(frame);
    const root = inner?.documentElement;
    if (!inner?.defaultView || !root) return;
    const { offset } = level;
    const rect = level.boxes ? frame.getBoundingClientRect() : { x: 0, y: 0 };
    const shifted = { x: offset.x + rect.x + frame.clientLeft, y: offset.y + rect.y + frame.clientTop };
    this.openDocument(inner, root, level.id, shifted, level.hidden);
  }
}

/** Elements under this hidden code may still have boxes worth measuring. */
function hasBoxes(hidden: number): boolean {
  return hidden !== NOT_RENDERED && hidden !== NOSCRIPT && hidden !== SKIPPED;
}

function isClosedDetails(element: Element): boolean {
  return element.localName === 'details' && !element.hasAttribute('open');
}

const REPLACED = new Set(['img', 'video', 'audio', 'canvas', 'iframe', 'object', 'embed', 'svg', 'picture']);

function isReplaced(name: string): boolean {
  return REPLACED.has(name);
}

/** Elements whose children show only where the element itself cannot. */
function hasFallbackContent(name: string): boolean {
  return isReplaced(name) && name !== 'svg' && name !== 'picture';
}

function isJsonLd(script: Element): boolean {
  return script.getAttribute('type')?.trim().toLowerCase() === 'application/ld+json';
}

/** The document in a frame when the browser lets us see it (same origin), else null. */
function frameDocument(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    // SecurityError: a frame of another origin in browsers that throw instead of answering null.
    return null;
  }
}

function readAttributes(element: Element): Record<string, string> | null {
  if (!element.hasAttributes()) return null;
  const attributes: Record<string, string> = Object.create(null);
  for (const name of element.getAttributeNames()) {
    if (name.startsWith('on')) continue;
    attributes[name.toLowerCase()] = element.getAttribute(name) as string;
  }
  return attributes;
}
