import { formatWordCount } from '../../platform/wording/format-word-count.ts';
import { message, numeral } from '../../platform/wording/message.ts';
import type { AlgorithmChange } from '../types.ts';

/** Describes what an algorithm changes in another one's article: "+57 words, −12". */
export function changeWords({ more, fewer }: AlgorithmChange): string {
  if (more + fewer === 0) return message('changeNone');
  return message('changeWords', formatWordCount(more), numeral(fewer));
}
