/** The opened folds: text in the article that the page shows only on request. */
export interface OpenedFolds {
  /** Text nodes in the folds. */
  readonly texts: ReadonlySet<number>;
  /** Maps the first text node of a tab panel to the label of its tab. */
  readonly labels: ReadonlyMap<number, string>;
}

export const NO_FOLDS: OpenedFolds = { texts: new Set(), labels: new Map() };
