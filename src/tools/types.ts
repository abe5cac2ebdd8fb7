/** The state of the tools for an article. It is separate from their code, which is in a script that loads later. */
import type { Correction, CorrectionHistory } from '../article/corrections/types.ts';

export interface Check {
  /** Where differences are shown: in the text, or on the page under the reader. */
  readonly view: 'text' | 'page';
  /** Id of the partner: the algorithm that the article is compared with. Null until that algorithm has run. */
  readonly partner: string | null;
}

/** The state of the tools, as plain data. It exists as long as the reader shows this article. */
export interface Work {
  readonly corrections: CorrectionHistory;
  /** Corrections remembered on other pages of the site that apply to this page; null before they are looked up. */
  readonly recalled: readonly Correction[] | null;
  /** Message that tells the user which remembered corrections were applied; '' for none. */
  readonly recalledWords: string;
  /** DOM nodes by id in this state, to convert ids when the page is read again; null before the first change. */
  readonly nodes: readonly object[] | null;
  /** Whether editing is on: the user can then remove blocks (paragraphs), put them back and give them a role. */
  readonly isEditing: boolean;
  /** State of the check of the article (comparison with another algorithm); null while there is no check. */
  readonly checking: Check | null;
  /** Position of the strictness slider, from 0 (strict) to 1 (generous); 0.5 gives the algorithm's own article. */
  readonly agreement: number;
  /** Gaps (text that the article lacks) that the user has opened; each is the id of the text node before the gap. */
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
