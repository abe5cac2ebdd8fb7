import { intact } from '../../platform/unclobbered.ts';

/** Calls back when everything that has been drawn so far is on the screen. */
export function afterPaint(document: Document, callback: () => void, signal?: AbortSignal): void {
  // The next frame paints, and a timeout that is set in that frame runs after the paint. The second timeout is for
  // hidden tabs, which have no frames.
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
