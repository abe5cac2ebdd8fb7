/**
 * Finds the text whose words are counted: all text except that of scripts, styles and form controls
 * (docs/specs/newspaper.md, "Words and links (4k)").
 */
import { chunkFrom, chunkText } from '../../steps/element-tree/text.ts';
import {
  COMMENT,
  following,
  followingOutside,
  type TextPiece,
  type TreeElement,
} from '../../steps/element-tree/tree.ts';
import { collapsePythonSpace } from '../../steps/white-space.ts';

/** Elements that the original program deletes together with the text directly after them. */
const UNCOUNTED: ReadonlySet<string> = new Set(['script', 'style', 'select', 'option', 'textarea', COMMENT]);

/** Returns whether the text of an element, and the text directly after it, do not count as text of its parent. */
export function isUncounted({ name }: TreeElement): boolean {
  return UNCOUNTED.has(name);
}

/** A text that the original program stores as one string. In this tree, it can consist of several pieces. */
export interface Chunk {
  readonly first: TextPiece;
  readonly text: string;
}

export function countedChunks(root: TreeElement): Chunk[] {
  const chunks: Chunk[] = [];
  for (let node = root.first; node; ) {
    if (node.kind === 'text') {
      const pieces = chunkFrom(node);
      if (node.previous?.kind !== 'element' || !isUncounted(node.previous))
        chunks.push({ first: node, text: chunkText(pieces) });
      node = followingOutside(pieces.at(-1) ?? node, root);
    } else node = isUncounted(node) ? followingOutside(node, root) : following(node, root);
  }
  return chunks;
}

export function countedText(root: TreeElement): string {
  return collapsePythonSpace(
    countedChunks(root)
      .map(({ text }) => text)
      .join(' '),
  );
}
