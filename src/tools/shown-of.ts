import type { Shown } from '../selection/opinions/types.ts';
import type { ShownOpinion } from './scene.ts';

/** Returns what the opinions of other algorithms are compared with. */
export const shownOf = ({ answer, marks, accounted }: ShownOpinion): Shown => ({
  algorithm: answer.algorithm,
  marks,
  accounted: new Set(accounted),
  confidence: answer.confidence,
});
