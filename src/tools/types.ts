/** What the user does with an article beside reading it. The code for it comes in a script of its own. */
import type { Correction, CorrectionHistory } from '../article/corrections/types.ts';

/** What the article is checked with. */
export interface Check {
  /** In the article's text, or on the page below. */
  readonly view: 'text' | 'page';
  /** Id of the algorithm that the shown one is compared with; null until it has an answer. */
  readonly partner: string | null;
}

/** Plain data, for as long as the reader shows this article. */
export interface Work {
  readonly corrections: CorrectionHistory;
  /** What was asked for on other pages of the site; null before it was looked for. */
  readonly recalled: readonly Correction[] | null;
  /** Says what was done because of that, or ''. */
  readonly recalledWords: string;
  /** The live nodes of the reading whose ids the corrections name; null before anything was corrected. */
  readonly nodes: readonly object[] | null;
  /** Blocks can be removed, put back, and told what they are. */
  readonly isEditing: boolean;
  /** null while the article is not checked. */
  readonly checking: Check | null;
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
  checking: null,
  agreement: 0.5,
  openGaps: [],
};
