import { intact } from '../../platform/unclobbered.ts';

/** Calls back when what was last rendered is on the screen. */
export function afterPaint(document: Document, callback: () => void, signal: AbortSignal): void {
  // The frame that is being made shows it; the one after it is free. Hidden tabs make no frames: a timer serves there.
  const view = intact(document).defaultView;
  let done = false;
  const once = () => {
    if (done || signal.aborted) return;
    done = true;
    callback();
  };
  view?.requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, 500);
}
