import type { ViewState } from './view.ts';

const MESSAGE_MS = 2600;
/**
 * Time that a live region is empty before a message (ms); without this pause, screen readers do not read the message
 * out.
 */
const SPEAK_AFTER_MS = 120;

export interface Messages {
  /** Shows a message for a moment and announces it to screen readers. */
  announce(message: string): void;
  /** Announces a message to screen readers only. */
  whisper(message: string): void;
  dispose(): void;
}

/**
 * Creates short messages, each of which replaces the one before. A whisper, which only screen readers get, waits until
 * a visible message has gone: the announcement of a change must not replace "Copied" right after the user copied.
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
    // screen readers read a region out only if it existed before, and was empty
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
