/**
 * The page snapshot: plain data read once from the rendered page. All later steps work only on these types.
 * All columns have one entry per node, indexed by node id; ids are positions in flat-tree preorder, so
 * the subtree of node `n` is the id range `[n, end[n])`.
 */

/** Kind of node in a node table row. */
export const NodeKind = { element: 0, text: 1, comment: 2 } as const;

/**
 * Why a node is not visible, as an index into this list; 0 means visible. Hidden text is recorded, not discarded
 * (decision 009). Descendants that are not visible themselves inherit the reason.
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

/** How a box takes part in its parent's layout; the only input for the segmentation into blocks. */
export type Flow = 'none' | 'contents' | 'inline' | 'atomic' | 'block';

/** Computed style shared by many nodes; `nodes.style` is an index into the table of these. Lengths in CSS pixels. */
export interface Style {
  display: string;
  /** `atomic` = inline-block and similar: inside a line, but a separate box. */
  flow: Flow;
  /** `static` for inline elements. */
  position: string;
  float: string;
  whiteSpace: string;
  fontSize: number;
  fontWeight: number;
  italic: boolean;
  monospace: boolean;
  /** In an icon font, where letters and names represent pictures. */
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
   * Index into {@link PageSnapshot.styles}. The text style (`whiteSpace` and what follows in {@link Style}) is only read
   * for elements with text: others have their parent's, unless text below them differs.
   */
  style: number[];
  /** Index into {@link HIDDEN_REASONS}. */
  hidden: number[];
  /**
   * Border box in CSS pixels, in coordinates of the top document (scroll added). 0 0 0 0 if not measured, which is the
   * case if the box itself has no visible text; replaced and positioned elements are always measured.
   */
  x: number[];
  y: number[];
  width: number[];
  height: number[];
  /** Text node: index into the block table, or -1 (white space between blocks, comments, elements). */
  block: number[];
}

/**
 * Blocks: runs of text that the browser lays out as one paragraph-like box. Derived only from the node table
 * (`blocks.ts`). A block's text nodes are those in `[first[b], last[b]]` whose `nodes.block` is `b`.
 */
export interface BlockTable {
  size: number;
  /** First text node of the block. */
  first: number[];
  /** Last text node of the block. */
  last: number[];
  /** The element whose box contains the run (nearest ancestor that is not inline). */
  container: number[];
}

/** The current state of an image, video or other picture-like element (`currentSrc` and natural size). */
export interface Media {
  node: number;
  /** Absolute address that the browser loaded, or a copy of a drawing (`data:`), or '' for nothing. */
  currentSrc: string;
  naturalWidth: number;
  naturalHeight: number;
  /** Whether loading failed. */
  broken: boolean;
}

/** A list item's marker that differs from its element's default. */
export interface ListMarker {
  node: number;
  /** Computed `list-style-type`; `none` if no marker is shown. */
  style: string;
  /** Text that the style sheet generates instead of the marker or before the item, with counter values; '' for none. */
  text: string;
}

/** Text that a style sheet generates at the beginning and end of an element, without list markers; '' for none. */
export interface WrittenText {
  node: number;
  before: string;
  after: string;
  /** Whether the text before is on its own line. */
  isBox: boolean;
}

/** What only the style sheets say about the text; present for few elements. Nodes are ascending. */
export interface StyledMeaning {
  /** Elements that look like `sup`, `sub` and `s`. */
  raised: number[];
  lowered: number[];
  struck: number[];
  /** Text nodes that are visibly separated from the word before them without a space. */
  apart: number[];
  /** Boxes that are currently ticked. */
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

/** A page's metadata about itself. Raw: `article/metadata` ranks and cleans it. */
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
