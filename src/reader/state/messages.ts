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

/** Short messages, of which the last one counts. */
export function createMessages(set: (change: Partial<ViewState>) => void): Messages {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let last = 0;

  function later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  }

  function say(message: string, isToast: boolean): void {
    const turn = ++last;
    const isCurrent = () => turn === last;
    // Seen at once; a whisper waits until the region is known to be there.
    set({ message: isToast ? message : '', isToast });
    if (!isToast) later(SPEAK_AFTER_MS, () => isCurrent() && set({ message }));
    later(MESSAGE_MS, () => isCurrent() && set({ message: '', isCopied: false }));
  }

  return {
    announce: (message) => say(message, true),
    whisper: (message) => say(message, false),
    dispose() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
