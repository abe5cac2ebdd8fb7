/**
 * Boilerpipe's ArticleExtractor, version 1.2, the one in the published benchmarks (C. Kohlschütter, P. Fankhauser,
 * W. Nejdl: "Boilerplate Detection using Shallow Text Features", WSDM 2010; specs/boilerpipe.md b3).
 */
import { expandTitle } from './steps/boilerpipe/expand-title.ts';
import { ignoreAfterEnd } from './steps/boilerpipe/ignore-after-end.ts';
import { keepLargest, removeBoilerplate } from './steps/boilerpipe/keep-content.ts';
import { numWordsRules } from './steps/boilerpipe/num-words-rules.ts';
import { proximityFusion } from './steps/boilerpipe/proximity-fusion.ts';
import { segment } from './steps/boilerpipe/segment.ts';
import { terminatingBlocks } from './steps/boilerpipe/terminating-blocks.ts';
import type { Filter, TextBlock, TextDocument } from './steps/boilerpipe/text-block.ts';
import { titleMatch } from './steps/boilerpipe/title-match.ts';
import { toSelection } from './steps/selection.ts';
import type { Algorithm, AlgorithmInfo, Mark, TraceEntry } from './types.ts';

const id = 'boilerpipe-article';

const ARTICLE_EXTRACTOR: readonly Filter[] = [
  terminatingBlocks,
  titleMatch,
  numWordsRules,
  ignoreAfterEnd({ minimumWords: 60 }),
  proximityFusion({ maximumDistance: 1, contentOnly: false }),
  removeBoilerplate,
  proximityFusion({ maximumDistance: 1, contentOnly: true }),
  keepLargest,
  expandTitle,
];

export const info = {
  id,
  label: 'Boilerpipe',
  summary: 'Keeps runs of wordy paragraphs with few links, and the headline above. Fast and steady on news articles.',
  source: 'boilerpipe 1.2 ArticleExtractor (Kohlschütter, Fankhauser, Nejdl, WSDM 2010)',
  family: 'Boilerpipe',
} satisfies AlgorithmInfo;

export default {
  ...info,
  run(snapshot, { population }) {
    const cut = segment(snapshot, population);
    const document = ARTICLE_EXTRACTOR.reduce((current, filter) => filter(current), cut);
    const content = document.blocks.filter(({ isContent }) => isContent);
    return toSelection(id, snapshot, population, {
      marks: content.flatMap(marksOf),
      text: content.map(({ text }) => `${text}\n`).join(''),
      trace: explain(document),
    });
  },
} satisfies Algorithm;

function marksOf({ pieces }: TextBlock): Mark[] {
  return pieces.flatMap(({ nodes, isTitle }) =>
    nodes.map((node): Mark => ({ node, role: isTitle ? 'title' : 'body' })),
  );
}

function explain({ blocks, removed }: TextDocument): TraceEntry[] {
  return [...blocks, ...removed]
    .flatMap(({ pieces, isContent }) =>
      pieces.map(({ nodes, decision }) => ({ ...decision, node: nodes[0] ?? 0, kept: isContent })),
    )
    .sort((a, b) => a.node - b.node);
}
