import { likenessOf, wordsOf } from '../../../article/metadata/likeness.ts';
import { foldForComparison } from '../../../shared/text.ts';

/** Least likeness (`likenessOf`) of two texts that say the same. */
const SAME = 0.7;

/** Returns whether a caption says the same as a picture's description, or nearly. */
export function repeats(description: string, caption: string): boolean {
  if (foldForComparison(caption).includes(foldForComparison(description))) return true;
  return likenessOf(wordsOf(description), wordsOf(caption)) >= SAME;
}
