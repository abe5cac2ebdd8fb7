/** Two filters that decide about each block by the words and links of three blocks: this one and its two neighbors. */
import { decide, type Filter, mapBlocks } from '../blocks/text-block.ts';
import { linkDensity, textDensity, type WordCounts } from '../blocks/word-counts.ts';

interface Neighbourhood {
  previous: WordCounts;
  current: WordCounts;
  next: WordCounts;
}

/** Counts used where a neighbor does not exist: before the first block and after the last. */
const BEYOND: WordCounts = { words: 0, linkedWords: 0, wrappedWords: 0, lines: 1 };

/** Returns a filter that decides by the rule `isContent`. `count` formats the number that the rule compares. */
function classify(
  step: string,
  isContent: (around: Neighbourhood) => boolean,
  count: (of: WordCounts) => string,
): Filter {
  return (document) =>
    mapBlocks(document, (current, i) => {
      const [previous = BEYOND, next = BEYOND] = [document.blocks[i - 1], document.blocks[i + 1]];
      const around = { previous, current, next };
      return decide(current, isContent(around), { step, reason: describe(around, count) });
    });
}

/** Returns a reason such as "81 words, 0 % in links; before it 12 words, 0 % in links; after it 9 words". */
function describe({ previous, current, next }: Neighbourhood, count: (of: WordCounts) => string): string {
  const withLinks = (of: WordCounts) => `${count(of)}, ${Math.round(linkDensity(of) * 100)} % in links`;
  return `${withLinks(current)}; before it ${withLinks(previous)}; after it ${count(next)}`;
}

/** DensityRulesClassifier: a decision tree over the text and link density of a block and its neighbours. */
export const densityRules: Filter = classify(
  'DensityRules',
  isContentByDensity,
  (of) => `${textDensity(of).toFixed(1)} words per line`,
);

/** Decides by the decision tree of the paper (Kohlschütter et al., WSDM 2010, algorithm 1). */
function isContentByDensity({ previous, current, next }: Neighbourhood): boolean {
  if (linkDensity(current) > 0.333333) return false;
  if (linkDensity(previous) > 0.555556) return textDensity(next) > 11;
  if (textDensity(current) > 9) return textDensity(next) !== 0;
  return textDensity(next) > 10 || textDensity(previous) > 4;
}

/** NumWordsRulesClassifier: a decision tree over word count and link density of a block and its neighbours. */
export const numWordsRules: Filter = classify(
  'NumWordsRules',
  isContentByWords,
  ({ words }) => `${words} ${words === 1 ? 'word' : 'words'}`,
);

/** Decides by the decision tree of the paper (Kohlschütter et al., WSDM 2010, algorithm 2). */
function isContentByWords({ previous, current, next }: Neighbourhood): boolean {
  if (linkDensity(current) > 0.333333) return false;
  if (linkDensity(previous) > 0.555556) return current.words > 40 || next.words > 17;
  return current.words > 16 || next.words > 15 || previous.words > 4;
}
