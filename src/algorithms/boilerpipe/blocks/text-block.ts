/** Text blocks, and the operations that filters apply to them (boilerpipe's TextBlock and TextDocument). */
import { addCounts, type WordCounts } from './word-counts.ts';

/** Labels of a text block, one bit each (boilerpipe's DefaultLabels, without the unused ones for H1, H2 and H3). */
export const Label = {
  title: 1,
  /** The block marks the end of an article, such as "Add your comment". */
  end: 2,
  /** The filter `keepLargest` gives `veryLikely` to the largest content block, and `maybe` to all other blocks. */
  maybe: 4,
  veryLikely: 8,
  listItem: 16,
  heading: 32,
} as const;

export type Label = (typeof Label)[keyof typeof Label];

export function hasLabel({ labels }: BoilerpipeBlock, label: Label): boolean {
  return (labels & label) !== 0;
}

export function addLabel(block: BoilerpipeBlock, label: Label): BoilerpipeBlock {
  return { ...block, labels: block.labels | label };
}

/** The filter that decided last whether a piece of text is content, and its reason. */
export interface Decision {
  step: string;
  reason: string;
}

/** A block before any merge. A merged block keeps its pieces, so that the trace can give a reason for each of them. */
interface Piece {
  nodes: readonly number[];
  isTitle: boolean;
  decision: Decision;
}

export interface BoilerpipeBlock extends WordCounts {
  text: string;
  /** Index of the block's first piece among all pieces of the page; `end` is the index of its last piece. */
  start: number;
  end: number;
  /** Nesting depth of the first text, not counting inline elements. A merged block has the smallest of these depths. */
  tagLevel: number;
  labels: number;
  isContent: boolean;
  pieces: readonly Piece[];
}

export interface TextDocument {
  title: string | null;
  blocks: readonly BoilerpipeBlock[];
  /** Blocks that the filter RemoveBoilerplate removed. They are kept only to explain the removal in the trace. */
  removed: readonly BoilerpipeBlock[];
}

export type Filter = (document: TextDocument) => TextDocument;

export function mapBlocks(
  document: TextDocument,
  change: (block: BoilerpipeBlock, index: number) => BoilerpipeBlock,
): TextDocument {
  return { ...document, blocks: document.blocks.map(change) };
}

/** Stores the decision in each piece of the block, for the trace. */
export function decide(block: BoilerpipeBlock, isContent: boolean, decision: Decision): BoilerpipeBlock {
  return { ...block, isContent, pieces: block.pieces.map((piece) => ({ ...piece, decision })) };
}

export function asTitle(block: BoilerpipeBlock): BoilerpipeBlock {
  return addLabel({ ...block, pieces: block.pieces.map((piece) => ({ ...piece, isTitle: true })) }, Label.title);
}

export type Group = [BoilerpipeBlock, ...BoilerpipeBlock[]];

/** Merges all blocks of a group at once. Merging two at a time would copy the text once for every block. */
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
