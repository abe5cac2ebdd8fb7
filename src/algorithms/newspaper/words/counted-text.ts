/** Text without non-prose elements and the text after them (docs/specs/newspaper.md, "Words and links (4k)"). */
import { chunkFrom, chunkText } from '../../steps/element-tree/text.ts';
import {
  COMMENT,
  following,
  followingOutside,
  type TextPiece,
  type TreeElement,
} from '../../steps/element-tree/tree.ts';
import { collapsePythonSpace } from '../../steps/white-space.ts';

/** Elements that the original deletes together with the text after them. */
const UNCOUNTED: ReadonlySet<string> = new Set(['script', 'style', 'select', 'option', 'textarea', COMMENT]);

/** Whether the element, and the text directly after it, do not count in the elements around it. */
export function isUncounted({ name }: TreeElement): boolean {
  return UNCOUNTED.has(name);
}

/** Text that the original keeps as one string. */
export interface Chunk {
  readonly first: TextPiece;
  readonly text: string;
}

/** Returns the chunks that count, in document order. */
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
