/** What a rule says about a line, a block, or another piece of a page. */
export interface Verdict {
  isContent: boolean;
  /** Plain words, with the numbers that decided. */
  reason: string;
}
