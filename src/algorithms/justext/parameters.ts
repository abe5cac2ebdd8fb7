/** The thresholds of jusText (docs/specs/justext.md, "Parameters"). Lengths in characters, densities from 0 to 1. */
export interface Parameters {
  /** Shorter paragraphs are "short" and not judged by their words. */
  readonly lengthLow: number;
  /** Longer paragraphs with many stop words are good by themselves. */
  readonly lengthHigh: number;
  readonly stopWordsLow: number;
  readonly stopWordsHigh: number;
  readonly maxLinkDensity: number;
  /** Most characters between a heading and a good paragraph. */
  readonly maxHeadingDistance: number;
  readonly rescuesHeadings: boolean;
}

/** Defaults of the Python package. */
export const LIBRARY: Parameters = {
  lengthLow: 70,
  lengthHigh: 200,
  stopWordsLow: 0.3,
  stopWordsHigh: 0.32,
  maxLinkDensity: 0.2,
  maxHeadingDistance: 200,
  rescuesHeadings: true,
};

/** Parameters of the article extraction benchmark; better on news pages than the defaults. */
export const BENCHMARK: Parameters = {
  lengthLow: 50,
  lengthHigh: 200,
  stopWordsLow: 0.1,
  stopWordsHigh: 0.2,
  maxLinkDensity: 0.2,
  maxHeadingDistance: 200,
  rescuesHeadings: false,
};
