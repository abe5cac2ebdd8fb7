import { likenessOf, wordsOf } from '../../../article/metadata/likeness.ts';
import { foldForComparison } from '../../../shared/text.ts';

/** From here on two texts say the same (`likenessOf`). */
const SAME = 0.7;

/** Whether a caption says what a picture's description does, or nearly. */
export function repeats(description: string, caption: string): boolean {
  if (foldForComparison(caption).includes(foldForComparison(description))) return true;
  return likenessOf(wordsOf(description), wordsOf(caption)) >= SAME;
}
