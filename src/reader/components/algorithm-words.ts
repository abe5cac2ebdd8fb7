import { formatWordCount, message, numeral } from '../../platform/wording/message.ts';
import type { AlgorithmChange, AlgorithmChoice } from '../reader-state.ts';

/** Returns an algorithm's label. An id that is not in the list means text that the user selected: "Your selection". */
export function algorithmLabel(algorithms: readonly AlgorithmChoice[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? message('yourSelection');
}

/** Describes how many words an algorithm would add to and remove from the shown article: "+57 words, −12". */
export function changeWords({ more, fewer }: AlgorithmChange): string {
  if (more + fewer === 0) return message('changeNone');
  return message('changeWords', formatWordCount(more), numeral(fewer));
}
