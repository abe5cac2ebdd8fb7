import { NodeKind, type NodeTable } from '../snapshot/types.ts';

/** By a column that copies of a snapshot share. */
const byTexts = new WeakMap<NodeTable['text'], Uint32Array>();

/** By node, the characters of a text without white space around it; 0 for what is no text. */
export function textLengths({ size, kind, text }: NodeTable): Uint32Array {
  const known = byTexts.get(text);
  if (known) return known;
  const lengths = new Uint32Array(size);
  for (let id = 0; id < size; id++) if (kind[id] === NodeKind.text) lengths[id] = (text[id] as string).trim().length;
  byTexts.set(text, lengths);
  return lengths;
}
