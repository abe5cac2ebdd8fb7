import type { Selection } from '../algorithms/types.ts';
import type { ArticleSelection } from '../selection/types.ts';
import type { ArticleMetadata } from './types.ts';

/** Applies the user's decisions at each step of making an article. Its code loads with the first correction. */
export interface Corrector {
  /** Text nodes and embedded elements that no pass puts back. */
  readonly removed: ReadonlySet<number>;
  answer(answer: Selection): Selection;
  selection(selection: ArticleSelection): ArticleSelection;
  metadata(metadata: ArticleMetadata): ArticleMetadata;
}
