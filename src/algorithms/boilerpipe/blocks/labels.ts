/**
 * Labels of a text block (DefaultLabels), as bits: a block's labels are one number, and `|` joins two. The original's
 * labels for H1, H2 and H3 are missing because none of its extractors uses them.
 */
export const Label = {
  /** Contains the page's title. */
  title: 1,
  /** At the end of an article: "Add your comment". */
  end: 2,
  /** Outside the largest part. */
  maybe: 4,
  /** The largest part. */
  veryLikely: 8,
  listItem: 16,
  heading: 32,
} as const;

export type Label = (typeof Label)[keyof typeof Label];

export function hasLabel({ labels }: { labels: number }, label: Label): boolean {
  return (labels & label) !== 0;
}

export function addLabel<Labelled extends { labels: number }>(block: Labelled, label: Label): Labelled {
  return { ...block, labels: block.labels | label };
}
