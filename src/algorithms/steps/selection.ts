import type { PageSnapshot } from '../../page/snapshot/types.ts';
import type { Algorithm, EmptyReason, Mark, Population, RunOptions, TraceEntry } from '../types.ts';
import { explainEveryBlock } from './explain-blocks.ts';
import { populationFlags, readableNodes } from './population.ts';

/** A rule's decision on a part of a page, such as a line or a block. */
export interface Verdict {
  isContent: boolean;
  /** The reason in plain words, with the numbers on which the decision is based. */
  reason: string;
}

export interface FoundMarks {
  marks: readonly Mark[];
  text: string;
  trace: readonly TraceEntry[];
}

type Find = (snapshot: PageSnapshot, population: Population, options: RunOptions) => FoundMarks;

/**
 * Makes an algorithm from a function that finds the text to keep (marks). Its confidence is always null. If it selects
 * nothing, it states the reason.
 */
export function algorithmOf(id: string, find: Find): Algorithm {
  return {
    id,
    run({ snapshot }, options) {
      const { marks, text, trace } = find(snapshot, options.population, options);
      const isEmpty = marks.length === 0 || text === '';
      return {
        algorithm: id,
        marks: isEmpty ? [] : marks,
        text: isEmpty ? '' : text,
        trace: explainEveryBlock(snapshot, isEmpty ? [] : marks, trace),
        confidence: null,
        page: null,
        empty: isEmpty ? reasonOfNothing(snapshot, options.population) : null,
      };
    },
  };
}

function reasonOfNothing(snapshot: PageSnapshot, population: Population): EmptyReason {
  return readableNodes(snapshot, populationFlags(snapshot, population)).length > 0 ? 'no-candidate' : 'no-text';
}
