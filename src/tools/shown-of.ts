import type { Shown } from '../selection/opinions/types.ts';
import type { ShownResult } from './scene.ts';

/** Returns the shown result, in the form with which other opinions are compared. */
export const shownOf = ({ answer, marks, accounted }: ShownResult): Shown => ({
  algorithm: answer.algorithm,
  marks,
  accounted: new Set(accounted),
  confidence: answer.confidence,
});
