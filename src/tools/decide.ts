import { correct } from '../article/corrections/history.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { ToolPlace } from './place.ts';
import type { Scene } from './scene.ts';
import type { Work } from './types.ts';

/**
 * Makes a correction of the article, shows the result, and announces it.
 *
 * @param change other changes to the state of the tools, made in the same step
 */
export function decide(
  { setWork, announce }: ToolPlace,
  { work }: Scene,
  correction: Correction,
  words: string,
  change: Partial<Work> = {},
): void {
  setWork({ ...work, ...change, corrections: correct(work.corrections, correction) });
  announce(words);
}
