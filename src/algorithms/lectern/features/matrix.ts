/** The features of all blocks as one matrix with a row per block, filled group by group. */
import type { WithStops } from '../../../shared/with-stops.ts';
import { fillClusters } from './clusters.ts';
import { fillContainers } from './containers.ts';
import type { FeatureContext } from './context.ts';
import { fillHeadings } from './headings.ts';
import { fillNeighbours } from './neighbours.ts';
import { fillPage } from './page.ts';
import { fillPlace } from './place.ts';
import { fillRepetition } from './repetition.ts';
import { fillText } from './text.ts';
import { fillTree } from './tree.ts';

/** Fills the matrix except for what models compute (the dictionary's score, page kinds), with a stop after each group. */
export function* fillWithStops(context: FeatureContext): WithStops<void> {
  yield* fillText(context);
  yield;
  fillTree(context);
  yield;
  fillPlace(context);
  yield;
  fillClusters(context);
  yield;
  const thread = fillRepetition(context);
  yield;
  fillHeadings(context);
  yield;
  fillNeighbours(context);
  yield;
  fillContainers(context);
  yield;
  fillPage(context, thread);
}
