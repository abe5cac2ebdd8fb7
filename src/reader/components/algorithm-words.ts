import { formatWordCount, message, numeral } from '../../platform/wording/message.ts';
import type { AlgorithmChange, AlgorithmChoice } from '../port.ts';

/** Returns an algorithm's label; "Your selection" for an id that is not in the list: text that the user selected. */
export function algorithmLabel(algorithms: readonly AlgorithmChoice[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? message('yourSelection');
}

/** Describes how many words an algorithm would add to the shown article and remove from it: "+57 words, −12". */
export function changeWords({ more, fewer }: AlgorithmChange): string {
  if (more + fewer === 0) return message('changeNone');
  return message('changeWords', formatWordCount(more), numeral(fewer));
}
