/** The opened folds: text that the page shows only on request and that the article contains. */
export interface OpenedFolds {
  /** Text nodes in the folds. */
  readonly texts: ReadonlySet<number>;
  /** First text node of a tab panel → label of its tab. */
  readonly labels: ReadonlyMap<number, string>;
}

export const NO_FOLDS: OpenedFolds = { texts: new Set(), labels: new Map() };
