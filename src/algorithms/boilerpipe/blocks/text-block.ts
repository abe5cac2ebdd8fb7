/** Text blocks and the operations of filters (TextBlock, TextDocument). */
import { addLabel, Label } from './labels.ts';
import { addCounts, type WordCounts } from './word-counts.ts';

/** The last filter that decided on a piece, and why. */
export interface Decision {
  step: string;
  reason: string;
}

/** A block as cut from the page. Filters merge blocks; the pieces stay. */
interface Piece {
  /** Text nodes of the visible text, in document order. */
  nodes: readonly number[];
  isTitle: boolean;
  decision: Decision;
}

export interface BoilerpipeBlock extends WordCounts {
  text: string;
  /** Numbers of the first and last piece. */
  start: number;
  end: number;
  /** Depth of the element around its first text, without inline elements. */
  tagLevel: number;
  /** Bits of {@link Label}. */
  labels: number;
  isContent: boolean;
  pieces: readonly Piece[];
}

/** A page cut into blocks: the input and output of filters. */
export interface TextDocument {
  title: string | null;
  blocks: readonly BoilerpipeBlock[];
  /** Blocks removed by RemoveBoilerplate; kept for the trace. */
  removed: readonly BoilerpipeBlock[];
}

export type Filter = (document: TextDocument) => TextDocument;

/** Returns the block with its verdict, and the reason stored on its pieces. */
export function decide(block: BoilerpipeBlock, isContent: boolean, decision: Decision): BoilerpipeBlock {
  return { ...block, isContent, pieces: block.pieces.map((piece) => ({ ...piece, decision })) };
}

export function asTitle(block: BoilerpipeBlock): BoilerpipeBlock {
  return addLabel({ ...block, pieces: block.pieces.map((piece) => ({ ...piece, isTitle: true })) }, Label.title);
}

/** Adjacent blocks that become one. */
export type Group = [BoilerpipeBlock, ...BoilerpipeBlock[]];

/** Merges all at once: one by one, the text would be copied once per block. */
export function merge(group: Readonly<Group>): BoilerpipeBlock {
  const [first, ...rest] = group;
  if (rest.length === 0) return first;
  return {
    ...rest.reduce<WordCounts>(addCounts, first),
    text: group.map(({ text }) => text).join('\n'),
    start: first.start,
    end: rest.at(-1)?.end ?? first.end,
    tagLevel: group.reduce((least, { tagLevel }) => Math.min(least, tagLevel), first.tagLevel),
    labels: group.reduce((union, { labels }) => union | labels, 0),
    isContent: group.some(({ isContent }) => isContent),
    pieces: group.flatMap(({ pieces }) => pieces),
  };
}
