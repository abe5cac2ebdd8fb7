/** What the user chooses in an open reader. */
import type { Step } from './effects.ts';
import type { EventOf } from './events.ts';
import { also, change, saveSettings, whenOpen, withMemory } from './open-step.ts';
import type { SessionState } from './state.ts';

/** An algorithm, and the request that is answered when it is shown; none by default. */
interface Choice {
  algorithm: string;
  request?: number | null;
}

/** Chooses an algorithm for this page. */
export function chooseAlgorithm(state: SessionState, { algorithm, request = null }: Choice): Step {
  const open = state.open && { ...state.open, asked: algorithm, isTrial: true };
  return [{ ...state, open }, [{ type: 'load-algorithm', algorithm, request }]];
}

/** Chooses an algorithm for this page and all others. */
export function keepAlgorithm(state: SessionState, { algorithm, request = null }: Choice): Step {
  const open = state.open && { ...state.open, asked: algorithm, isTrial: false };
  return also(saveSettings({ ...state, open }, { algorithm }), { type: 'load-algorithm', algorithm, request });
}

/** Where the site has an appearance of its own, that is what changes. */
export function chooseAppearance(state: SessionState, { change: by }: EventOf<'appearance-chosen'>): Step {
  const { memory } = state.open ?? {};
  if (!memory?.appearance || by.presets) return saveSettings(state, by);
  const appearance = { ...memory.appearance, ...by };
  const shown = whenOpen((open) => withMemory(open, { ...memory, appearance }))(state, null);
  return also(shown, { type: 'choose-for-site', choices: { appearance } });
}

/** Nothing comes of a choice when another was made while its script was on its way. */
export const onChoiceLoaded = whenOpen((open, { algorithm }: EventOf<'algorithm-loaded'>) =>
  open.asked === algorithm ? change(open, { algorithm, notice: '' }) : [open, []],
);

export const toggleComments = whenOpen((open) => change(open, { comments: !open.comments }));

export const showAgain = whenOpen((open) => change(open, {}));
