import { collapsePythonSpace } from '../white-space.ts';
import { following, type TextPiece, type TreeElement, type TreeNode } from './tree.ts';

/** Whether a piece begins a chunk, which is text that the originals keep as one string. */
export function beginsChunk(piece: TextPiece): boolean {
  return piece.previous?.kind !== 'text';
}

/** Returns the pieces of the chunk that begins here. */
export function chunkFrom(first: TextPiece): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let node: TreeNode | null = first; node?.kind === 'text'; node = node.next) pieces.push(node);
  return pieces;
}

/** Returns the text of a chunk, white space unchanged. */
export function chunkText(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text, spaced }, index) => (index > 0 && spaced ? ` ${text}` : text)).join('');
}

/** Returns the text pieces below `root` in document order. */
export function textBelow(root: TreeElement): TextPiece[] {
  const found: TextPiece[] = [];
  for (let node = following(root, root); node; node = following(node, root)) {
    if (node.kind === 'text') found.push(node);
  }
  return found;
}

/**
 * Returns the chunks below `root` joined by a space, with white space collapsed and trimmed (docs/specs/goose.md, "Tree
 * and text").
 */
export function textOf(root: TreeElement): string {
  const parts = textBelow(root).map((piece) => (beginsChunk(piece) || piece.spaced ? ` ${piece.text}` : piece.text));
  return collapsePythonSpace(parts.join(''));
}
