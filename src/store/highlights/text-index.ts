/** Converts offsets in a tree's whole text, with collapsed white space, to offsets in its text nodes, and back. */
import { indexFrom } from '../../shared/ascending.ts';
import { wordAt } from '../../shared/word-at.ts';
import type { Span } from './anchor.ts';

/** A text node and its text, or the space that separates two paragraphs (then `node` is null). */
export interface Piece<N> {
  readonly node: N | null;
  readonly text: string;
}

/** A part of one text node; the offsets are in that node's text. */
export interface NodePart<N> extends Span {
  readonly node: N;
}

interface Entry<N> extends Piece<N> {
  /** Offset in the whole text at which the piece starts. */
  readonly at: number;
  /** Whether spaces at the piece's start are dropped, because the text before the piece is empty or ends in a space. */
  readonly isAfterSpace: boolean;
}

export interface TextIndex<N> {
  readonly text: string;
  readonly nodes: readonly N[];
  /** Converts an offset in a text node to an offset in the whole text; null for nodes that are not in the tree. */
  offsetOf(node: N, offset: number): number | null;
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
  const offsets = entries.map((entry) => entry.at);
  const byNode = new Map(entries.map((entry) => [entry.node, entry] as const));
  return {
    text: parts.join(''),
    nodes: entries.flatMap(({ node }) => (node === null ? [] : [node])),
    offsetOf(node, offset) {
      const entry = byNode.get(node);
      return entry ? entry.at + collapse(entry.text.slice(0, offset), entry.isAfterSpace).length : null;
    },
    partsOf: (span) => partsOf(entries, offsets, span),
  };
}

function collapse(text: string, isAfterSpace: boolean): string {
  const collapsed = text.replace(/\s+/g, ' ');
  return isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
}

function partsOf<N>(entries: readonly Entry<N>[], offsets: readonly number[], { start, end }: Span): NodePart<N>[] {
  const parts: NodePart<N>[] = [];
  // Begins with the last entry that starts before `start`, because the span may start inside this entry.
  for (let index = Math.max(0, indexFrom(offsets, start) - 1); index < entries.length; index++) {
    const { node, text, at, isAfterSpace } = entries[index] as Entry<N>;
    if (at >= end) break;
    if (node === null) continue;
    const from = rawOffset(text, isAfterSpace, Math.max(0, start - at));
    const to = rawEnd(text, isAfterSpace, end - at);
    if (from < to) parts.push({ node, start: from, end: to });
  }
  return parts;
}

/** Converts an offset in a node's text with collapsed white space to an offset in the node's raw text. */
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

/** Like {@link rawOffset}, but for the end of a span: does not skip white space after the span's last character. */
function rawEnd(text: string, isAfterSpace: boolean, offset: number): number {
  if (offset <= 0) return 0;
  return Math.min(text.length, rawOffset(text, isAfterSpace, offset - 1) + 1);
}

/** Returns the span without the spaces at its ends; null if it contains only spaces. */
export function trimmed(text: string, { start, end }: Span): Span | null {
  const inside = text.slice(start, end);
  const from = start + (inside.length - inside.trimStart().length);
  const to = end - (inside.length - inside.trimEnd().length);
  return from < to ? { start: from, end: to } : null;
}

/** Extends a span to whole words. Also works in writing systems without spaces. */
export function wholeWords(text: string, { start, end }: Span): Span {
  return { start: wordAt(text, start)?.from ?? start, end: wordAt(text, end)?.to ?? end };
}
