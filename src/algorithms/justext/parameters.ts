/** The thresholds of jusText (docs/specs/justext.md, "Parameters"). Lengths in characters, densities from 0 to 1. */
export interface Parameters {
  /** Shorter paragraphs are short: not judged by their words. */
  readonly lengthLow: number;
  /** Longer paragraphs with many stop words are good by themselves. */
  readonly lengthHigh: number;
  readonly stopWordsLow: number;
  readonly stopWordsHigh: number;
  readonly maxLinkDensity: number;
  /** Headings may be that far before a good paragraph. */
  readonly maxHeadingDistance: number;
  readonly rescuesHeadings: boolean;
}

/** What the Python package does when nothing else is said. */
export const LIBRARY: Parameters = {
  lengthLow: 70,
  lengthHigh: 200,
  stopWordsLow: 0.3,
  stopWordsHigh: 0.32,
  maxLinkDensity: 0.2,
  maxHeadingDistance: 200,
  rescuesHeadings: true,
};

/** What the article extraction benchmark ran; better on news pages than the library's own. */
export const BENCHMARK: Parameters = {
  lengthLow: 50,
  lengthHigh: 200,
  stopWordsLow: 0.1,
  stopWordsHigh: 0.2,
  maxLinkDensity: 0.2,
  maxHeadingDistance: 200,
  rescuesHeadings: false,
};
