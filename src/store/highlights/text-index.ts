/** The text of a tree, of nodes of a document or of plain data, with white space collapsed, and the way back to its nodes. */
import type { Span } from './anchor.ts';

/** A text node and what it says, or, with null, a place between two blocks. */
export interface Piece<N> {
  readonly node: N | null;
  readonly text: string;
}

/** A part of one text node (offsets in what it says). */
export interface NodePart<N> extends Span {
  readonly node: N;
}

interface Entry<N> extends Piece<N> {
  /** Where it begins in the text. */
  readonly at: number;
  /** What came before it ends in a space, or is nothing: a space at its start is none. */
  readonly isAfterSpace: boolean;
}

export interface TextIndex<N> {
  readonly text: string;
  /** In the order of the text. */
  readonly nodes: readonly N[];
  /** Where in the text a place of a node is; null for nodes that are not in it. */
  offsetOf(node: N, offset: number): number | null;
  /** The parts of nodes that make up a piece of the text. */
  partsOf(span: Span): NodePart<N>[];
}

const SPACE = /\s/;

export function indexText<N>(pieces: Iterable<Piece<N>>): TextIndex<N> {
  const entries: Entry<N>[] = [];
  const parts: string[] = [];
  let at = 0;
  let isAfterSpace = true;
  for (const { node, text } of pieces) {
    const raw = node === null ? ' ' : text;
    const collapsed = collapse(raw, isAfterSpace);
    entries.push({ node, text: raw, at, isAfterSpace });
    if (collapsed === '') continue;
    parts.push(collapsed);
    at += collapsed.length;
    isAfterSpace = collapsed.endsWith(' ');
  }
  const byNode = new Map(entries.map((entry) => [entry.node, entry] as const));
  return {
    text: parts.join(''),
    nodes: entries.flatMap(({ node }) => (node === null ? [] : [node])),
    offsetOf(node, offset) {
      const entry = byNode.get(node);
      return entry ? entry.at + collapse(entry.text.slice(0, offset), entry.isAfterSpace).length : null;
    },
    partsOf: (span) => partsOf(entries, span),
  };
}

function collapse(text: string, isAfterSpace: boolean): string {
  const collapsed = text.replace(/\s+/g, ' ');
  return isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
}

function partsOf<N>(entries: readonly Entry<N>[], { start, end }: Span): NodePart<N>[] {
  const parts: NodePart<N>[] = [];
  for (let index = firstFrom(entries, start); index < entries.length; index++) {
    const { node, text, at, isAfterSpace } = entries[index] as Entry<N>;
    if (at >= end) break;
    if (node === null) continue;
    const from = rawOffset(text, isAfterSpace, Math.max(0, start - at));
    const to = rawEnd(text, isAfterSpace, end - at);
    if (from < to) parts.push({ node, start: from, end: to });
  }
  return parts;
}

/** The last entry that begins at or before this place, by halves; those without text that begin there too come first. */
function firstFrom<N>(entries: readonly Entry<N>[], start: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as Entry<N>).at < start) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Where the character with this number stands in the text as it is written. */
function rawOffset(text: string, isAfterSpace: boolean, offset: number): number {
  let seen = 0;
  let wasSpace = isAfterSpace;
  for (let index = 0; index < text.length; index++) {
    const isSpace = SPACE.test(text[index] as string);
    if (isSpace && wasSpace) continue;
    if (seen === offset) return index;
    seen++;
    wasSpace = isSpace;
  }
  return text.length;
}

/** Behind the last of so many characters. */
function rawEnd(text: string, isAfterSpace: boolean, offset: number): number {
  if (offset <= 0) return 0;
  return Math.min(text.length, rawOffset(text, isAfterSpace, offset - 1) + 1);
}

/** Without the spaces at its ends; null where nothing else is in it. */
export function trimmed(text: string, { start, end }: Span): Span | null {
  const inside = text.slice(start, end);
  const from = start + (inside.length - inside.trimStart().length);
  const to = end - (inside.length - inside.trimEnd().length);
  return from < to ? { start: from, end: to } : null;
}
