/** The features of all blocks as one matrix, a row a block; filled group by group. */
import { fillClusters } from './clusters.ts';
import { fillContainers } from './containers.ts';
import type { Context } from './context.ts';
import { fillHeadings } from './headings.ts';
import { fillNeighbours } from './neighbours.ts';
import { fillPage } from './page.ts';
import { fillPlace } from './place.ts';
import { fillRepetition } from './repetition.ts';
import { fillText } from './text.ts';
import { fillTree } from './tree.ts';

/** Fills the matrix but for what models give (the dictionary's score, page kinds). */
export function fillFeatures(context: Context): void {
  fillText(context);
  fillTree(context);
  fillPlace(context);
  fillClusters(context);
  const thread = fillRepetition(context);
  fillHeadings(context);
  fillNeighbours(context);
  fillContainers(context);
  fillPage(context, thread);
}
