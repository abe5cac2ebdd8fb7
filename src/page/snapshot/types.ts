/**
 * The page snapshot: plain data, read once from the live page. In the node table, each column has one entry per node,
 * and a node's id is its row. Rows are in document order, so the subtree of node `n` is the range of rows `[n,
 * end[n])`.
 */

export const NodeKind = { element: 0, text: 1, comment: 2 } as const;

/**
 * Why a node is hidden; 0 means visible. Hidden text is recorded too (ADR 009). The descendants of a hidden node are
 * hidden for the same reason, unless their own style makes them visible.
 */
export const Hidden = {
  visible: 0,
  /** display: none, <head>, <script>, <template>, shadow hosts' children without a slot */
  notRendered: 1,
  /** the content of a `<noscript>`, which browsers do not parse if scripts are enabled */
  noscript: 2,
  /** visibility: hidden or collapse */
  visibility: 3,
  /** opacity 0 on the element or an ancestor */
  transparent: 4,
  /** content-visibility: hidden, closed <details>, hidden=until-found */
  skipped: 5,
  /** for screen readers only: a box of at most 1 px, or clip / clip-path that leaves nothing */
  clipped: 6,
  /** a box without height or width that cuts off its content */
  zeroSize: 7,
  /** placed left of or above the document, where no scrolling reaches */
  offScreen: 8,
} as const;

/**
 * How a box takes part in its parent's layout. This alone determines which texts form a block (a paragraph-like unit).
 */
export type Flow = 'none' | 'contents' | 'inline' | 'atomic' | 'block';

/** A computed style, which many nodes share. Lengths are in CSS pixels. */
export interface Style {
  display: string;
  /** `atomic`: a box within a line, such as inline-block. */
  flow: Flow;
  /** CSS `position`; always `static` for inline elements, whose `position: relative` is ignored. */
  position: string;
  float: string;
  whiteSpace: string;
  fontSize: number;
  fontWeight: number;
  italic: boolean;
  monospace: boolean;
  /** Whether the font is an icon font, whose letters and words are pictures. */
  icons?: boolean;
}

/** Attributes as written in the page (names in lower case), without event handlers. */
export type Attributes = Readonly<Record<string, string>>;

/** The columns of the node table. Text nodes have their parent's style and no geometry. */
export interface NodeTable {
  size: number;
  /** A value of {@link NodeKind}. */
  kind: number[];
  /** Parent in the flat tree; -1 for the root element. */
  parent: number[];
  /** The row after the last descendant. */
  end: number[];
  /** Index into {@link PageSnapshot.names}. */
  name: number[];
  /** The text of a text node, unchanged; '' for other nodes. */
  text: string[];
  attributes: (Attributes | null)[];
  /**
   * Index into {@link PageSnapshot.styles}. The text style (`whiteSpace` and the fields after it in {@link Style}) is
   * read only for elements with text. Other elements have the text style of their parent.
   */
  style: number[];
  /** A value of {@link Hidden}. */
  hidden: number[];
  /**
   * Border box in CSS pixels from the top left corner of the page. Measured for boxes that directly contain visible
   * text, and for replaced and positioned elements; otherwise all zero.
   */
  x: number[];
  y: number[];
  width: number[];
  height: number[];
  /** For text nodes, the index into the block table; -1 for all other nodes and for white space between blocks. */
  block: number[];
}

/**
 * Blocks: runs of text that the browser lays out together, as in a paragraph. Derived from the node table
 * (`blocks.ts`). Block `b` consists of the text nodes from `first[b]` to `last[b]` whose `nodes.block` is `b`.
 */
export interface BlockTable {
  size: number;
  first: number[];
  last: number[];
  /** The nearest element around the block that is itself laid out as a block; 0 (the root) if there is none. */
  container: number[];
}

/** An image, video or similar element, in its state when the snapshot was taken. */
export interface Media {
  node: number;
  /** Absolute address that the browser loaded, or a `data:` copy of an SVG or canvas; '' for none. */
  currentSrc: string;
  naturalWidth: number;
  naturalHeight: number;
  broken: boolean;
}

/** The marker of a list item, if it differs from the default of `ol` or `ul`. */
export interface ListMarker {
  node: number;
  /** Computed `list-style-type`; `none` if no marker is displayed, or if a `::marker` rule generates its text. */
  style: string;
  /** Text that the style sheet generates as a marker or before the item, including counters; '' for none. */
  text: string;
}

/** Text that a style sheet generates at the beginning and end of an element, except list markers; '' for none. */
export interface WrittenText {
  node: number;
  before: string;
  after: string;
  /** Whether `before` is a block (`display: block`), and therefore on a separate line. */
  isBox: boolean;
}

/**
 * Facts about the page's text that only style sheets express. The lists contain only the few nodes concerned, in
 * document order.
 */
export interface StyledMeaning {
  /** `raised`, `lowered` and `struck`: elements that look like `sup`, `sub` and `s` but have other tag names. */
  raised: number[];
  lowered: number[];
  struck: number[];
  /** Text nodes that are visibly separated from the word before them, although the source has no space. */
  apart: number[];
  /** Checkboxes that are ticked. */
  checked: number[];
  markers: ListMarker[];
  written: WrittenText[];
}

/** The page's document (node 0), or the document of a same-origin frame. */
export interface FrameDocument {
  node: number;
  url: string;
  baseUrl: string;
}

/** The metadata that a page declares, unchanged; `article/metadata` evaluates it. */
export interface MetadataHints {
  title: string;
  /** `<html lang>`, else the `content-language` meta element, else ''. */
  language: string;
  canonicalUrl: string;
  /** Contents of meta elements in document order, by `name`, `property`, `itemprop` or `http-equiv` in lower case. */
  meta: Readonly<Record<string, readonly string[]>>;
  /** Texts of JSON-LD scripts, not parsed. */
  jsonLd: readonly string[];
}

export interface PageSnapshot {
  version: 1;
  url: string;
  contentType: string;
  /** Writing direction of the root element. */
  direction: 'ltr' | 'rtl';
  viewport: { width: number; height: number; scrollX: number; scrollY: number };
  /** The distinct names of nodes: local names in lower case, `#text`, `#comment`. */
  names: string[];
  styles: Style[];
  nodes: NodeTable;
  blocks: BlockTable;
  media: Media[];
  styled: StyledMeaning;
  documents: FrameDocument[];
  metadata: MetadataHints;
}
