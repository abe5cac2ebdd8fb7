/** What the page shows only when asked, and the article as well. */
export interface OpenedFolds {
  /** Its text nodes. */
  readonly texts: ReadonlySet<number>;
  /** First text node of a tab panel → what is written on its tab. */
  readonly labels: ReadonlyMap<number, string>;
}

export const NO_FOLDS: OpenedFolds = { texts: new Set(), labels: new Map() };
