/**
 * Common part of both rule-based classifiers: a verdict on each block from its counts and those of its two neighbours.
 */
import { type BoilerpipeBlock, decide, type TextDocument } from '../blocks/text-block.ts';
import { linkDensity, textDensity } from '../blocks/word-counts.ts';

/** The measures used by the decision trees. */
export interface BlockMeasures {
  words: number;
  /** Share of words in links. */
  links: number;
  /** Words per line. */
  density: number;
}

export interface Neighbourhood {
  previous: BlockMeasures;
  current: BlockMeasures;
  next: BlockMeasures;
}

export interface Rules {
  step: string;
  isContent(around: Neighbourhood): boolean;
  /** Describes the deciding numbers in words. */
  describe(around: Neighbourhood): string;
}

/** Measures before the first block and after the last. */
const BEYOND: BlockMeasures = { words: 0, links: 0, density: 0 };

export function classify(document: TextDocument, { step, isContent, describe }: Rules): TextDocument {
  const measures = document.blocks.map(measure);
  const blocks = document.blocks.map((block, i) => {
    const previous = measures[i - 1] ?? BEYOND;
    const current = measures[i] ?? BEYOND;
    const next = measures[i + 1] ?? BEYOND;
    const around = { previous, current, next };
    return decide(block, isContent(around), { step, reason: describe(around) });
  });
  return { ...document, blocks };
}

function measure(block: BoilerpipeBlock): BlockMeasures {
  return { words: block.words, links: linkDensity(block), density: textDensity(block) };
}

/** Describes a block: "81 words, 0 % in links; before it 12 words, 0 % in links; after it 9 words". */
export function describeBlock(
  { previous, current, next }: Neighbourhood,
  count: (of: BlockMeasures) => string,
): string {
  const withLinks = (of: BlockMeasures) => `${count(of)}, ${Math.round(of.links * 100)} % in links`;
  return `${withLinks(current)}; before it ${withLinks(previous)}; after it ${count(next)}`;
}
