import { intact } from '../../platform/unclobbered.ts';

/** Calls back when everything that has been drawn so far is on the screen. */
export function afterPaint(document: Document, callback: () => void, signal?: AbortSignal): void {
  // The next frame paints, and a timeout that is set in the frame runs after the paint. Hidden tabs have no frames; the
  // second timeout is for them.
  const view = intact(document).defaultView;
  let done = false;
  const once = () => {
    if (done || signal?.aborted) return;
    done = true;
    callback();
  };
  view?.requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, 500);
}
