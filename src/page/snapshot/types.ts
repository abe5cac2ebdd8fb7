/**
 * The page snapshot: plain data read once from the rendered page. Everything behind the snapshot works on these
 * types alone. All columns have one entry per node, indexed by node id; ids are positions in flat-tree preorder, so
 * the subtree of node `n` is the id range `[n, end[n])`.
 */

/** What a node table row stands for. */
export const NodeKind = { element: 0, text: 1, comment: 2 } as const;

/**
 * Why a node is not visible to a person, as an index into this list; 0 means visible. Hidden text is recorded, not
 * thrown away (decision 009). A reason is inherited by descendants that are not visible themselves.
 */
export const HIDDEN_REASONS = [
  'visible',
  'not-rendered', // display: none, <head>, <script>, <template>, unslotted children
  'noscript', // raw markup that the browser does not show while scripts run
  'visibility', // visibility: hidden or collapse
  'transparent', // opacity 0 on the element or an ancestor
  'skipped', // content-visibility: hidden, closed <details>, hidden=until-found
  'clipped', // the "screen reader only" idiom: a box of at most 1 px, or clip / clip-path that leaves nothing
  'zero-size', // a box without height or width that cuts its overflow off
  'off-screen', // placed left of or above the document, where no scrolling reaches
] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** How a box takes part in its parent's layout; the only thing segmentation into blocks asks. */
export type Flow = 'none' | 'contents' | 'inline' | 'atomic' | 'block';

/** Computed style shared by many nodes; `nodes.style` points into the table of these. Lengths in CSS pixels. */
export interface Style {
  display: string;
  /** `atomic` = inline-block and its kin: inside a line, but a box of its own. */
  flow: Flow;
  /** `static` for what stands in a line. */
  position: string;
  float: string;
  whiteSpace: string;
  fontSize: number;
  fontWeight: number;
  italic: boolean;
  monospace: boolean;
  /** In a font of icons, where letters and names stand for pictures. */
  icons?: boolean;
}

/** Attributes as written in the page (names in lower case), without event handlers. */
export type Attributes = Readonly<Record<string, string>>;

/** Columns of the node table. Text nodes carry their parent's style and no geometry. */
export interface NodeTable {
  size: number;
  /** A value of {@link NodeKind}. */
  kind: number[];
  /** Flat-tree parent, or -1 for the root element. */
  parent: number[];
  /** One past the last descendant. */
  end: number[];
  /** Index into {@link PageSnapshot.names}. */
  name: number[];
  /** Text node: its data, untouched. Elements and comments: ''. */
  text: string[];
  attributes: (Attributes | null)[];
  /**
   * Index into {@link PageSnapshot.styles}. How text is set (`whiteSpace` and what follows in {@link Style}) is read
   * where text is: an element without has it from its parent, unless text below it is set in another way.
   */
  style: number[];
  /** Index into {@link HIDDEN_REASONS}. */
  hidden: number[];
  /**
   * Border box in CSS pixels, in coordinates of the top document (scroll added). 0 0 0 0 where not measured, which is
   * where no visible text stands in the box itself; replaced and positioned elements are measured in any case.
   */
  x: number[];
  y: number[];
  width: number[];
  height: number[];
  /** Text node: index into the block table, or -1 (white space between blocks, comments, elements). */
  block: number[];
}

/**
 * Blocks: runs of text that the browser lays out as one paragraph-like box. Derived from the node table alone
 * (`blocks.ts`). A block's text nodes are those in `[first[b], last[b]]` whose `nodes.block` is `b`.
 */
export interface BlockTable {
  size: number;
  /** First text node of the block. */
  first: number[];
  /** Last text node of the block. */
  last: number[];
  /** The element whose box holds the run (nearest ancestor that is not inline). */
  container: number[];
}

/** An image, video or other picture-like element as the page has it now (what `currentSrc` and natural size say). */
export interface Media {
  node: number;
  /** What the browser really loaded, absolute, or a copy of what is drawn there (`data:`), or '' for nothing. */
  currentSrc: string;
  naturalWidth: number;
  naturalHeight: number;
  /** The browser tried to load it and could not. */
  broken: boolean;
}

/** The marker before a list item, where it is not the one that the element has by itself. */
export interface ListMarker {
  node: number;
  /** Computed `list-style-type`; `none` where no marker shows. */
  style: string;
  /** What the style sheet writes in its place or before the item, with the values of counters; '' for nothing. */
  text: string;
}

/** Words that a style sheet writes at the beginning and at the end of an element, but a list item's marker; '' for none. */
export interface WrittenText {
  node: number;
  before: string;
  after: string;
  /** What is written before is a line of its own. */
  isBox: boolean;
}

/** What style sheets alone say of the text. Few elements have any of it. Nodes are ascending. */
export interface StyledMeaning {
  /** Elements set as `sup`, `sub` and `s` are. */
  raised: number[];
  lowered: number[];
  struck: number[];
  /** Text nodes that stand apart from the word before them without a space. */
  apart: number[];
  /** Boxes that are ticked now. */
  checked: number[];
  markers: ListMarker[];
  written: WrittenText[];
}

/** A document in the tree: the page itself (node 0) or a same-origin frame. */
export interface FrameDocument {
  /** Root element of the document. */
  node: number;
  url: string;
  baseUrl: string;
}

/** Hints that pages give about themselves. Raw: `article/metadata` ranks and cleans them. */
export interface MetadataHints {
  title: string;
  /** `<html lang>`, else the content-language meta element, else ''. */
  language: string;
  canonicalUrl: string;
  /** `name`, `property` or `itemprop` of meta elements in lower case → their contents in document order. */
  meta: Readonly<Record<string, readonly string[]>>;
  /** Texts of JSON-LD scripts, unparsed. */
  jsonLd: readonly string[];
}

export interface PageSnapshot {
  version: 1;
  url: string;
  contentType: string;
  /** Writing direction of the root element. */
  direction: 'ltr' | 'rtl';
  viewport: { width: number; height: number; scrollX: number; scrollY: number };
  /** Interned node names: local names in lower case, `#text`, `#comment`. */
  names: string[];
  styles: Style[];
  nodes: NodeTable;
  blocks: BlockTable;
  media: Media[];
  styled: StyledMeaning;
  documents: FrameDocument[];
  metadata: MetadataHints;
}
