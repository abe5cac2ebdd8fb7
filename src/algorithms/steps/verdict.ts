/** A rule's verdict on a line, a block, or another piece of a page. */
export interface Verdict {
  isContent: boolean;
  /** Reason in plain words, with the numbers that decided. */
  reason: string;
}
