/** Changes of the session's state when the user chooses an algorithm or changes settings in an open reader. */

import { also, change, saveSettings, whenOpen, withMemory } from './open-step.ts';
import type { EventOf, OpenReader, SessionState, Step } from './state.ts';

/** A chosen algorithm. `request`: id of the request to answer once the algorithm's article is shown; null for none. */
interface Choice {
  algorithm: string;
  request?: number | null;
}

export function chooseAlgorithm(state: SessionState, { algorithm, request = null }: Choice): Step {
  const open = state.open && { ...state.open, asked: algorithm, isTrial: true };
  return [{ ...state, open }, [{ type: 'load-algorithm', algorithm, request }]];
}

/** Uses an algorithm for this page, and stores it for all pages. */
export function keepAlgorithm(state: SessionState, { algorithm, request = null }: Choice): Step {
  const open = state.open && { ...state.open, asked: algorithm, isTrial: false };
  return also(saveSettings({ ...state, open }, { algorithm }), { type: 'load-algorithm', algorithm, request });
}

/** Returns whether the user has chosen an algorithm whose article is not shown yet. */
export function isChoiceAwaited(open: OpenReader | null): boolean {
  return open !== null && open.asked !== '' && open.asked !== open.algorithm;
}

/** Changes the appearance: for this site if it has its own; otherwise, and for the list of presets, for all sites. */
export function chooseAppearance(state: SessionState, { change: by }: EventOf<'appearance-chosen'>): Step {
  const { memory } = state.open ?? {};
  if (!memory?.appearance || by.presets) return saveSettings(state, by);
  const appearance = { ...memory.appearance, ...by };
  const shown = whenOpen((open) => withMemory(open, { ...memory, appearance }))(state, null);
  return also(shown, { type: 'choose-for-site', choices: { appearance } });
}

/** Shows the chosen algorithm's article. Does nothing if the user chose another algorithm while the script loaded. */
export const onChoiceLoaded = whenOpen((open, { algorithm }: EventOf<'algorithm-loaded'>) =>
  open.asked === algorithm ? change(open, { algorithm, notice: '' }) : [open, []],
);
