/** The state of the tools for an article. Their code is in a separate script. */
import type { Correction, CorrectionHistory } from '../article/corrections/types.ts';

/** How the article is being checked. */
export interface Check {
  /** Whether checking happens in the article's text or on the page below. */
  readonly view: 'text' | 'page';
  /** Id of the algorithm to compare with; null until it has an answer. */
  readonly partner: string | null;
}

/** Plain data that lives while the reader shows this article. */
export interface Work {
  readonly corrections: CorrectionHistory;
  /** Corrections remembered from other pages of the site; null before they are looked up. */
  readonly recalled: readonly Correction[] | null;
  /** Message about what the recalled corrections did, or ''. */
  readonly recalledWords: string;
  /** The live nodes of the reading whose ids the corrections name; null before anything was corrected. */
  readonly nodes: readonly object[] | null;
  /** Whether editing is on: blocks can be removed, put back and given a role. */
  readonly isEditing: boolean;
  /** null while the article is not checked. */
  readonly checking: Check | null;
  /** From 0 (strict) to 1 (generous); 0.5 gives the algorithm's own article. */
  readonly agreement: number;
  /** Opened gaps, by the place before each. */
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
