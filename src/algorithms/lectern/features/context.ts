/** The input of the feature groups, and the matrix that they fill. */
import type { Page } from '../../../page/page.ts';
import { type BoxClusters, findClusters } from '../page/clusters.ts';
import { type Declared, readDeclared } from '../page/declared.ts';
import { createModelView, type ModelView } from '../page/model-view.ts';
import { findTitleBlock, titleLikeness } from '../page/title.ts';
import { logsOfCounts } from './logs.ts';
import { FEATURE_COUNT } from './table.ts';

export interface FeatureContext {
  view: ModelView;
  declared: Declared;
  /** By block: similarity to a title of the page. */
  likeness: Float32Array;
  /** The block that shows the headline, or -1. */
  titleBlock: number;
  clusters: BoxClusters;
  /** ln(1 + n) for all n up to the number of blocks. */
  logs: Float64Array;
  /** Row-major: row `b` begins at `b * FEATURE_COUNT`. */
  x: Float32Array;
}

/** Builds the context. */
export function createContext(page: Page): FeatureContext {
  const view = createModelView(page);
  const declared = readDeclared(page.snapshot.metadata);
  const likeness = titleLikeness(view, declared.titles);
  const clusters = findClusters(view);
  const { size } = view.blocks;
  return {
    view,
    declared,
    likeness,
    titleBlock: findTitleBlock(view, likeness),
    clusters,
    logs: logsOfCounts(size),
    x: new Float32Array(size * FEATURE_COUNT),
  };
}
