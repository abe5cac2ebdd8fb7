/** Adds paragraphs before the best element to it (docs/specs/goose.md, "Siblings"). */
import { at } from '../../../shared/column.ts';
import type { TraceEntry } from '../../types.ts';
import { createElement, detach, insert, joinedCopies, type TreeElement } from '../element-tree.ts';
import { highLinkDensity, reasonAgainst, type Search } from './best-element.ts';
import { childRows, type Measures, rowsBelow, textLength, total } from './measures.ts';

/** A sibling's paragraph is added if it has more stop words than this share of the mean in the best element. */
const SHARE = 0.3;
/** Mean if no paragraph in the best element gives points; so high that no paragraph of a sibling is added. */
const NO_MEAN = 100_000;
/** How much longer than the page the copies may be (characters). Limits the copies of nested paragraphs. */
const BUDGET = 1_000_000;

/** Inserts paragraphs at the start of the best element. Siblings keep their order; their paragraphs get reversed. */
export function addSiblings({ measures, best }: Search, round: (mean: number) => number): TraceEntry[] {
  const mean = meanStopWords(measures, best, round);
  const target = at(measures.elements, best);
  const trace: TraceEntry[] = [];
  let budget = BUDGET + total(measures, 0, 'letters');
  for (const row of rowsBefore(measures, best)) {
    const sibling = at(measures.elements, row);
    if (sibling.name === 'p' && total(measures, row, 'words') > 0) {
      detach(sibling);
      insert(target, sibling, target.first);
      trace.push(added(sibling, 'a paragraph directly before the best element'));
      continue;
    }
    for (const paragraph of goodParagraphs(measures, row, mean)) {
      budget -= textLength(measures, paragraph);
      const element = at(measures.elements, paragraph);
      if (budget < 0)
        return [...trace, { ...added(element, 'paragraphs nest too deep to add all of them'), kept: false }];
      insert(target, plainCopy(element), target.first);
      const stopWords = total(measures, paragraph, 'stopWords');
      trace.push(
        added(element, `stop words: ${stopWords}, more than ${SHARE} of the mean of ${Number(mean.toFixed(1))}`),
      );
    }
  }
  return trace;
}

function goodParagraphs(measures: Measures, row: number, mean: number): number[] {
  return rowsBelow(measures, row, 'p').filter(
    (paragraph) =>
      mean * SHARE < total(measures, paragraph, 'stopWords') && highLinkDensity(measures, paragraph) === null,
  );
}

function meanStopWords(measures: Measures, best: number, round: (mean: number) => number): number {
  const counts = rowsBelow(measures, best, 'p')
    .filter((row) => reasonAgainst(measures, row) === null)
    .map((row) => total(measures, row, 'stopWords'));
  if (counts.length === 0) return NO_MEAN;
  return round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
}

/** Returns the siblings before an element, the nearest first. */
function rowsBefore(measures: Measures, row: number): number[] {
  const parent = at(measures.parent, row);
  if (parent < 0) return [];
  return childRows(measures, parent)
    .filter((sibling) => sibling < row)
    .reverse();
}

function plainCopy(element: TreeElement): TreeElement {
  const copy = createElement('p', element.source);
  for (const piece of joinedCopies(element)) insert(copy, piece);
  return copy;
}

function added({ source }: TreeElement, reason: string): TraceEntry {
  return { step: 'siblings', node: source, kept: true, reason };
}
