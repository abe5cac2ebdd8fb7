import type { ViewState } from './view.ts';

const MESSAGE_MS = 2600;
/** A live region must be empty for a moment, or nothing is read out. */
const SPEAK_AFTER_MS = 120;

export interface Messages {
  /** Shows a message for a moment and says it to screen readers. */
  announce(message: string): void;
  /** For screen readers only. */
  whisper(message: string): void;
  dispose(): void;
}

/**
 * Short messages, of which the last one counts. A whisper waits until a message that is shown has been read: formulas
 * that arrive just after a press of the copy key must not take its answer away.
 */
export function createMessages(set: (change: Partial<ViewState>) => void): Messages {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let last = 0;
  let isToastShown = false;
  let waiting = '';

  function later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  }

  function clearLater(turn: number): void {
    later(MESSAGE_MS, () => {
      if (turn !== last) return;
      isToastShown = false;
      set({ message: '', isCopied: false });
      if (waiting) whisper(waiting);
    });
  }

  function announce(message: string): void {
    const turn = ++last;
    isToastShown = true;
    set({ message, isToast: true });
    clearLater(turn);
  }

  function whisper(message: string): void {
    if (isToastShown) {
      waiting = message;
      return;
    }
    waiting = '';
    const turn = ++last;
    set({ message: '', isToast: false });
    // nothing is read out of a region that was not there, and empty, before
    later(SPEAK_AFTER_MS, () => turn === last && set({ message }));
    clearLater(turn);
  }

  return {
    announce,
    whisper,
    dispose() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
