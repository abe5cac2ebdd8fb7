/** Thresholds of jusText (docs/specs/justext.md, "Parameters"). Lengths are in characters, densities from 0 to 1. */
export interface Parameters {
  /** Length below which a paragraph is "short", regardless of its words. */
  readonly lengthLow: number;
  /** Length above which a paragraph with many stop words is good, regardless of its neighbours. */
  readonly lengthHigh: number;
  readonly stopWordsLow: number;
  readonly stopWordsHigh: number;
  readonly maxLinkDensity: number;
  /** Largest distance from a heading to the next good paragraph at which the heading is kept. */
  readonly maxHeadingDistance: number;
  readonly rescuesHeadings: boolean;
}

/** Parameters of the article extraction benchmark, which are better on news pages than the defaults. */
export const BENCHMARK: Parameters = {
  lengthLow: 50,
  lengthHigh: 200,
  stopWordsLow: 0.1,
  stopWordsHigh: 0.2,
  maxLinkDensity: 0.2,
  maxHeadingDistance: 200,
  rescuesHeadings: false,
};
