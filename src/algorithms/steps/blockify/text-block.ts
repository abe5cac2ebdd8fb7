/** A run of text between two block tags, as Dragnet cuts pages (docs/specs/dragnet.md, "Blocks"). */
export interface TextBlock {
  /** Tokens joined by one space; this is also what is printed. */
  text: string;
  /** The tokens that stand in links. */
  linkText: string;
  /** Start tags inside the block, as the original counts them. */
  tagCount: number;
  /** Name of the element that begins the block; '' for text before any of them. */
  startTag: string;
  /** Parent of that element, or -1. It and its ancestors are the block's ancestors. */
  parent: number;
  /** Elements entered since the block before was cut off: what is known of them counts from this block on. */
  entered: readonly number[];
  /** Text nodes that the tokens come from. */
  nodes: readonly number[];
}
