/** Two filters that decide about a block by the words and links in it, in the block before and in the block after. */
import { type BoilerpipeBlock, decide, type Filter, mapBlocks } from '../blocks/text-block.ts';
import { linkDensity, textDensity } from '../blocks/word-counts.ts';

interface BlockMeasures {
  words: number;
  /** Share of words in links. */
  links: number;
  /** Words per line. */
  density: number;
}

interface Neighbourhood {
  previous: BlockMeasures;
  current: BlockMeasures;
  next: BlockMeasures;
}

/** Measures used where a neighbour does not exist: before the first block and after the last. */
const BEYOND: BlockMeasures = { words: 0, links: 0, density: 0 };

/** Returns a filter that decides by a rule. `count` names the measure that the rule compares, for the trace. */
function classify(
  step: string,
  isContent: (around: Neighbourhood) => boolean,
  count: (of: BlockMeasures) => string,
): Filter {
  return (document) => {
    const measures = document.blocks.map(measure);
    return mapBlocks(document, (block, i) => {
      const [previous = BEYOND, current = BEYOND, next = BEYOND] = [measures[i - 1], measures[i], measures[i + 1]];
      const around = { previous, current, next };
      return decide(block, isContent(around), { step, reason: describe(around, count) });
    });
  };
}

function measure(block: BoilerpipeBlock): BlockMeasures {
  return { words: block.words, links: linkDensity(block), density: textDensity(block) };
}

/** Describes a block: "81 words, 0 % in links; before it 12 words, 0 % in links; after it 9 words". */
function describe({ previous, current, next }: Neighbourhood, count: (of: BlockMeasures) => string): string {
  const withLinks = (of: BlockMeasures) => `${count(of)}, ${Math.round(of.links * 100)} % in links`;
  return `${withLinks(current)}; before it ${withLinks(previous)}; after it ${count(next)}`;
}

/** DensityRulesClassifier: a decision tree over the text and link density of a block and its neighbours. */
export const densityRules: Filter = classify(
  'DensityRules',
  isContentByDensity,
  ({ density }) => `${density.toFixed(1)} words per line`,
);

/** Decides by the decision tree of the paper (Kohlschütter et al., WSDM 2010, algorithm 1). */
function isContentByDensity({ previous, current, next }: Neighbourhood): boolean {
  if (current.links > 0.333333) return false;
  if (previous.links > 0.555556) return next.density > 11;
  if (current.density > 9) return next.density !== 0;
  return next.density > 10 || previous.density > 4;
}

/** NumWordsRulesClassifier: a decision tree over word count and link density of a block and its neighbours. */
export const numWordsRules: Filter = classify(
  'NumWordsRules',
  isContentByWords,
  ({ words }) => `${words} ${words === 1 ? 'word' : 'words'}`,
);

/** Decides by the decision tree of the paper (Kohlschütter et al., WSDM 2010, algorithm 2). */
function isContentByWords({ previous, current, next }: Neighbourhood): boolean {
  if (current.links > 0.333333) return false;
  if (previous.links > 0.555556) return current.words > 40 || next.words > 17;
  return current.words > 16 || next.words > 15 || previous.words > 4;
}
