import { collapsePythonSpace } from '../white-space.ts';
import { following, type TextPiece, type TreeElement, type TreeNode } from './tree.ts';

/** Returns whether a piece of text is the first of a chunk (a text that the original programs store as one string). */
export function beginsChunk(piece: TextPiece): boolean {
  return piece.previous?.kind !== 'text';
}

export function chunkFrom(first: TextPiece): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let node: TreeNode | null = first; node?.kind === 'text'; node = node.next) pieces.push(node);
  return pieces;
}

export function chunkText(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text, spaced }, index) => (index > 0 && spaced ? ` ${text}` : text)).join('');
}

export function textBelow(root: TreeElement): TextPiece[] {
  const found: TextPiece[] = [];
  for (let node = following(root, root); node; node = following(node, root)) {
    if (node.kind === 'text') found.push(node);
  }
  return found;
}

/**
 * Returns the chunks of text below `root`, joined by spaces, with white space collapsed (docs/specs/goose.md, "Tree and
 * text").
 */
export function textOf(root: TreeElement): string {
  const parts = textBelow(root).map((piece) => (beginsChunk(piece) || piece.spaced ? ` ${piece.text}` : piece.text));
  return collapsePythonSpace(parts.join(''));
}
