/**
 * What is noted on a text block beside its numbers (DefaultLabels), as bits: a block's labels are one number, and the
 * union of two is `|`. The original notes H1, H2 and H3 as well; none of its extractors asks for them.
 */
export const Label = {
  /** Says the page's title. */
  title: 1,
  /** Stands where articles end: "Add your comment". */
  end: 2,
  /** Not in the largest part. */
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
