import type { Selection } from '../algorithms/types.ts';
import type { ArticleSelection } from '../selection/types.ts';
import type { ArticleMetadata } from './types.ts';

/** What the user has decided, at the places where an article comes about. Its code comes when somebody corrects. */
export interface Corrector {
  /** Text nodes, and elements that stand in the text: no pass puts them back. */
  readonly removed: ReadonlySet<number>;
  answer(answer: Selection): Selection;
  selection(selection: ArticleSelection): ArticleSelection;
  metadata(metadata: ArticleMetadata): ArticleMetadata;
}
