import type { PageSnapshot } from '../../snapshot/types.ts';
import type { Mark, Population, Selection, TraceEntry } from '../types.ts';
import { explainEveryBlock } from './explain-blocks.ts';
import { populationFlags, readableNodes } from './population.ts';

/** What an algorithm found, before it is known whether that is anything. */
export interface Finding {
  marks: readonly Mark[];
  text: string;
  trace: readonly TraceEntry[];
}

/** Names the reason when nothing was found. The originals here have no notion of confidence. */
export function toSelection(
  algorithm: string,
  snapshot: PageSnapshot,
  population: Population,
  { marks, text, trace }: Finding,
): Selection {
  if (marks.length > 0 && text !== '') {
    const reasons = explainEveryBlock(snapshot, marks, trace);
    return { algorithm, marks, text, trace: reasons, confidence: null, page: null, empty: null };
  }
  const hasText = readableNodes(snapshot, populationFlags(snapshot, population)).length > 0;
  const empty = hasText ? 'no-candidate' : 'no-text';
  return {
    algorithm,
    marks: [],
    text: '',
    trace: explainEveryBlock(snapshot, [], trace),
    confidence: null,
    page: null,
    empty,
  };
}
