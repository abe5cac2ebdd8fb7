/** A run of text between two block tags, as Dragnet cuts pages (docs/specs/dragnet.md, "Blocks"). */
export interface TextBlock {
  /** Tokens joined by one space; also what is printed. */
  text: string;
  /** The tokens in links. */
  linkText: string;
  /** Start tags inside the block, as the original counts them. */
  tagCount: number;
  /** Name of the element that begins the block; '' for text before any of them. */
  startTag: string;
  /** Parent of that element, or -1. It and its ancestors are the block's ancestors. */
  parent: number;
  /** Elements entered since the previous block ended; their data counts from this block on. */
  entered: readonly number[];
  /** Source text nodes of the tokens. */
  nodes: readonly number[];
}
