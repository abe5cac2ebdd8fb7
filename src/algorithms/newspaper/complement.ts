/** Finds elements similar to the best one, and copies all of them (docs/specs/newspaper.md, "Look-alikes"). */
import { at } from '../../shared/column.ts';
import { copyOf, createElement, createText, insert, type TreeElement, tailOf } from '../steps/element-tree.ts';
import type { TraceEntry } from '../types.ts';
import type { Scores } from './best-element.ts';
import { isHighLinkDensity, type StatisticsOf } from './words/word-statistics.ts';

/** Share of the best element's points that a similar element must exceed. */
const SHARE = 0.3;

interface TreePage {
  readonly elements: readonly TreeElement[];
  readonly levels: Int32Array;
  readonly statisticsOf: StatisticsOf;
}

/** Judges the elements with the tag and level of the best one. Returns those to keep, and a trace entry for each. */
export function findAlike({ elements, levels, statisticsOf }: TreePage, best: TreeElement, scores: Scores) {
  const limit = SHARE * (scores.get(best.source) ?? 0);
  const level = at(levels, best.source);
  const kept: TreeElement[] = [];
  const trace = elements
    .filter((element) => element.name === best.name && at(levels, element.source) === level)
    .map((element): TraceEntry => {
      const points = scores.get(element.source) ?? 0;
      const isBest = element === best;
      const isDense = isHighLinkDensity(statisticsOf(element));
      const isKept = isBest || (points > limit && !isDense);
      if (isKept) kept.push(element);
      const needed = `more than ${limit.toFixed(1)} are needed${isDense ? ', and fewer links' : ''}`;
      const reason = `points: ${points.toFixed(1)}${isBest ? ', the most' : `; ${needed}`}`;
      return { step: 'look-alikes', node: element.source, kept: isKept, reason };
    });
  return { kept, trace };
}

/** Returns a new body with a copy of each element, followed by a copy of the text directly after the element. */
export function copyToBody(elements: readonly TreeElement[]): TreeElement {
  const body = createElement('body', elements[0]?.parent?.source ?? 0);
  for (const element of elements) {
    insert(body, copyOf(element));
    for (const { text, source, spaced } of tailOf(element)) insert(body, createText(text, source, spaced));
  }
  return body;
}
