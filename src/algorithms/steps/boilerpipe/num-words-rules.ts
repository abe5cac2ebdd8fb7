/** NumWordsRulesClassifier: a small decision tree over number of words and link density of a block and its neighbours. */
import { decide, type Filter, linkDensity, type TextBlock } from './text-block.ts';

interface Measures {
  words: number;
  link: number;
}

const BEYOND: Measures = { words: 0, link: 0 };

export const numWordsRules: Filter = (document) => {
  const { blocks } = document;
  return {
    ...document,
    blocks: blocks.map((block, i) => {
      const [previous, current, next] = [blocks[i - 1], block, blocks[i + 1]].map(measure);
      const around = { previous: previous ?? BEYOND, current: current ?? BEYOND, next: next ?? BEYOND };
      return decide(block, isContent(around), { step: 'NumWordsRules', reason: describe(around) });
    }),
  };
};

interface Neighbourhood {
  previous: Measures;
  current: Measures;
  next: Measures;
}

/** The tree of the paper (Kohlschütter et al., WSDM 2010, algorithm 2). */
function isContent({ previous, current, next }: Neighbourhood): boolean {
  if (current.link > 0.333333) return false;
  if (previous.link > 0.555556) return current.words > 40 || next.words > 17;
  return current.words > 16 || next.words > 15 || previous.words > 4;
}

function measure(block: TextBlock | undefined): Measures {
  return block ? { words: block.words, link: linkDensity(block) } : BEYOND;
}

function describe({ previous, current, next }: Neighbourhood): string {
  const words = `${current.words} words (before ${previous.words}, after ${next.words})`;
  return `${words}, share in links ${percent(current.link)} (before ${percent(previous.link)})`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
