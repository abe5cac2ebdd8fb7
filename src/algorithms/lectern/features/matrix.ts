/** Computes the features of all blocks as one matrix with a row per block. */

import { fillContainers } from './containers.ts';
import type { FeatureContext } from './context.ts';
import { fillPage } from './page.ts';
import { fillClusters, fillFromTitle, fillHeadings, fillOrder } from './place.ts';
import { fillRepetition } from './repetition.ts';
import { fillNeighbours, fillText } from './text.ts';
import { fillTree } from './tree.ts';

/** Fills the matrix of features, except for the columns that models compute (score of class names, page kinds). */
export function fillFeatures(context: FeatureContext): void {
  fillText(context);
  fillTree(context);
  fillOrder(context);
  fillFromTitle(context);
  fillClusters(context);
  const thread = fillRepetition(context);
  fillHeadings(context);
  fillNeighbours(context);
  fillContainers(context);
  fillPage(context, thread);
}
