/** The input of the functions that compute features, and the matrix that they fill. */
import { type BoxClusters, findClusters } from '../../../page/blocks/clusters.ts';
import { type PageBlocks, readBlocks } from '../../../page/blocks/page-blocks.ts';
import type { Page } from '../../../page/page.ts';
import { logsOfCounts } from './measures.ts';
import { FEATURE_COUNT } from './table.ts';

export interface FeatureContext extends PageBlocks {
  clusters: BoxClusters;
  /** ln(1 + n) for all n up to the number of blocks. */
  logs: Float64Array;
  /** The matrix of all features, row-major: the row of block `b` begins at `b * FEATURE_COUNT`. */
  x: Float32Array;
}

export function createContext(page: Page): FeatureContext {
  const blocks = readBlocks(page);
  const { size } = blocks.view.blocks;
  return {
    ...blocks,
    clusters: findClusters(blocks.view),
    logs: logsOfCounts(size),
    x: new Float32Array(size * FEATURE_COUNT),
  };
}
