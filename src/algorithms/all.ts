/** All algorithms: for the benchmark, for tests, and for the worker that reads pages. */
import '../vocabulary/provide.ts';
import { classicAlgorithms } from './classics.ts';
import dragnet from './dragnet/index.ts';
import goose from './goose/index.ts';
import justext from './justext/index.ts';
import lectern from './lectern/index.ts';
import newspaper3k from './newspaper/3k/index.ts';
import newspaper from './newspaper/index.ts';
import type { Algorithm } from './types.ts';

export const allAlgorithms: readonly Algorithm[] = [
  ...classicAlgorithms,
  lectern,
  newspaper,
  dragnet,
  goose,
  newspaper3k,
  justext,
];
