/** Every algorithm, for bench and tests. Pages get the light ones, and the others when they are chosen. */
import { lightAlgorithms } from './light.ts';
import type { Algorithm } from './types.ts';

export const allAlgorithms: readonly Algorithm[] = [...lightAlgorithms];
