import { correct } from '../article/corrections/history.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { ToolPlace } from './place.ts';
import type { Scene } from './scene.ts';
import type { Work } from './types.ts';

/**
 * Makes a correction, shows what comes of it, and says so.
 *
 * @param change what else of the work changes with it
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
