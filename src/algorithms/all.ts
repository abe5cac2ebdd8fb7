/** Every algorithm, for bench and tests. Pages get the light ones, and the others when they are chosen. */
import dragnet from './dragnet/index.ts';
import goose from './goose/index.ts';
import justext from './justext/index.ts';
import lectern from './lectern/index.ts';
import { lightAlgorithms } from './light.ts';
import newspaper from './newspaper/index.ts';
import newspaper3k from './newspaper-3k/index.ts';
import type { Algorithm } from './types.ts';

export const allAlgorithms: readonly Algorithm[] = [
  ...lightAlgorithms,
  lectern,
  newspaper,
  dragnet,
  goose,
  newspaper3k,
  justext,
];
