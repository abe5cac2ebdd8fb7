/** Runs the effects that the player returns (speaking, waiting), and sends their results to the player as events. */
import { newPlayer, step } from './core/player.ts';
import type { PlayerEffect, PlayerEvent, PlayerState } from './core/types.ts';
import type { Speech } from './speech.ts';
import type { VoiceChoice } from './voice-choice.ts';

interface ReadingOptions {
  speech: Speech;
  voice: VoiceChoice;
  rate: number;
  /** Called after each event, with the state before and after it. */
  onChange(before: PlayerState, after: PlayerState): void;
}

export interface ReadingAloud {
  state(): PlayerState;
  dispatch(event: PlayerEvent): void;
}

export function createReading({ speech, voice, rate, onChange }: ReadingOptions): ReadingAloud {
  let state = newPlayer([], rate);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const events: PlayerEvent[] = [];
  let isRunning = false;

  /**
   * Handles events in order. They are queued, because some browsers report an event while an effect is still running.
   */
  function dispatch(event: PlayerEvent): void {
    events.push(event);
    if (isRunning) return;
    isRunning = true;
    for (let next = events.shift(); next; next = events.shift()) {
      const before = state;
      const [after, effects] = step(state, next);
      state = after;
      for (const effect of effects) run(effect);
      onChange(before, after);
    }
    isRunning = false;
  }

  function run(effect: PlayerEffect): void {
    clearTimeout(timer);
    if (effect.type === 'stop') speech.stop();
    else if (effect.type === 'speak') say(effect);
    else timer = setTimeout(() => dispatch({ type: 'silence', run: effect.run }), effect.seconds * 1000);
  }

  function say({ run: number, text, language }: PlayerEffect & { type: 'speak' }): void {
    const found = voice.for(language);
    if (!found) dispatch({ type: 'failed', run: number, trouble: 'no-voice' });
    else
      speech.say(
        { text, voice: found, rate: state.rate },
        {
          begun: () => dispatch({ type: 'begun', run: number }),
          word: (index, length) => dispatch({ type: 'word', run: number, index, length }),
          done: () => dispatch({ type: 'done', run: number }),
          failed: (trouble) => dispatch({ type: 'failed', run: number, trouble }),
        },
      );
  }

  return { state: () => state, dispatch };
}
