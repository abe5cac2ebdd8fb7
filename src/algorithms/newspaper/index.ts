/**
 * Newspaper4k 0.9.3.1 (A. Paraschiv and contributors, after L. Ou-Yang's newspaper; docs/specs/newspaper.md,
 * "Newspaper4k"). Finds the element whose paragraphs have the most stop words, adds similar elements, and cleans a copy
 * of all of them.
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { buildTree, elementsBelow, outermostBelow, type TreeElement } from '../steps/element-tree.ts';
import { STOP_WORDS } from '../steps/newspaper/stop-words.ts';
import { pageLanguage, stopList } from '../steps/page-language.ts';
import { isBlank } from '../steps/python-text.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { Mark, TraceEntry } from '../types.ts';
import { checkElements, computeGravity } from './best-element.ts';
import { clean } from './clean.ts';
import { copyToBody, findAlike } from './complement.ts';
import { explainChecked, explainLanguage } from './explain.ts';
import { articleTitle, type Paragraph, paragraphsOf, withoutTitle } from './paragraphs.ts';
import { prune } from './prune.ts';
import { wordCounter } from './words/word-counter.ts';
import { countedText, wordStatistics } from './words/word-statistics.ts';

export default algorithmOf('newspaper', (snapshot, population) => {
  const { nodes } = snapshot;
  const declared = pageLanguage(snapshot);
  const { language, words } = stopList(STOP_WORDS, declared);
  const count = wordCounter(language, words);
  const measure = (root: TreeElement) => wordStatistics(nodes, root, count);

  const tree = buildTree(snapshot, population);
  const elements = [tree, ...elementsBelow(tree)];
  const levels = levelsOf(elements, nodes.size);
  const statisticsOf = measure(tree);
  const checked = checkElements(elements, levels, statisticsOf);
  const { best, scores } = computeGravity(elements, checked);
  const alike = best ? findAlike({ elements, levels, statisticsOf }, best, scores) : { kept: [], trace: [] };
  const body = copyToBody(alike.kept);
  const removals = [...clean(body), ...prune(body, { scores, measure })];
  const printable = paragraphsOf(body);
  const paragraphs = withoutTitle(printable, titleOf(snapshot, tree));
  const headlines = printable.slice(0, printable.length - paragraphs.length).map(explainHeadline);

  const marks = marksOf(paragraphs);
  return {
    marks,
    text: paragraphs.map(({ text }) => text).join('\n\n'),
    trace: [
      ...explainLanguage(declared, language),
      ...explainChecked(nodes, checked, marks),
      ...alike.trace,
      ...removals,
      ...headlines,
    ],
  };
});

function levelsOf(elements: readonly TreeElement[], size: number): Int32Array {
  const levels = new Int32Array(size);
  for (const { source, parent } of elements) levels[source] = parent ? at(levels, parent.source) + 1 : 1;
  return levels;
}

function titleOf({ metadata: { title, meta } }: PageSnapshot, tree: TreeElement): string {
  const headings = outermostBelow(tree, ({ name }) => name === 'h1').map(countedText);
  return articleTitle({ title, headings, meta });
}

function explainHeadline({ pieces }: Paragraph): TraceEntry {
  const node = pieces.find(({ text }) => !isBlank(text))?.source ?? 0;
  return { step: 'title', node, kept: false, reason: 'is the title of the page, or is directly before it' };
}

function marksOf(paragraphs: readonly Paragraph[]): Mark[] {
  return paragraphs
    .flatMap(({ pieces }) => pieces)
    .filter(({ text }) => !isBlank(text))
    .map(({ source }): Mark => ({ node: source, role: 'body' }))
    .sort((a, b) => a.node - b.node);
}
