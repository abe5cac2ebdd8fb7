/** What the user does with an article beside reading it. The code for it comes in a script of its own. */
import type { CorrectionHistory, Recalled } from '../corrections/types.ts';

/** Plain data, for as long as the reader shows this article. */
export interface Work {
  readonly corrections: CorrectionHistory;
  /** What was asked for on other pages of the site; null before it was looked for. */
  readonly recalled: readonly Recalled[] | null;
  /** Says what was done because of that, or ''. */
  readonly recalledWords: string;
  /** The live nodes of the reading whose ids the corrections name; null before anything was corrected. */
  readonly nodes: readonly object[] | null;
  /** Blocks can be removed, put back, and told what they are. */
  readonly isEditing: boolean;
  /** Id of the algorithm that the shown one is compared with, or null. */
  readonly compared: string | null;
  /** Beside each block stands how many of the algorithms keep it. */
  readonly areVotesShown: boolean;
  /** From 0, strict, to 1, generous; at 0.5 the article is what the algorithm answered. */
  readonly agreement: number;
  /** Gaps that were opened, by the place that they follow. */
  readonly openGaps: readonly number[];
}

export const NO_WORK: Work = {
  corrections: { done: [], undone: [] },
  recalled: null,
  recalledWords: '',
  nodes: null,
  isEditing: false,
  compared: null,
  areVotesShown: false,
  agreement: 0.5,
  openGaps: [],
};
