import { formatWordCount } from '../../platform/wording/format-word-count.ts';
import { message, numeral } from '../../platform/wording/message.ts';
import type { AlgorithmChange, AlgorithmChoice } from '../types.ts';

/** Returns the label of the chosen algorithm, or of the user's own selection, which is not in the list. */
export function algorithmLabel(algorithms: readonly AlgorithmChoice[], id: string): string {
  return algorithms.find((algorithm) => algorithm.id === id)?.label ?? message('yourSelection');
}

/** Describes what an algorithm changes in another one's article: "+57 words, −12". */
export function changeWords({ more, fewer }: AlgorithmChange): string {
  if (more + fewer === 0) return message('changeNone');
  return message('changeWords', formatWordCount(more), numeral(fewer));
}
