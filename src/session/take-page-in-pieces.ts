/** Takes the snapshot of a large page in pieces, so that the page stays responsive. Part of the script `large`. */
import { type LivePage, takeSnapshotInPieces } from '../page/snapshot/take.ts';
import { reportOnce } from '../platform/errors.ts';
import { openOrClosedShadowRoot } from '../platform/unclobbered.ts';

/** Maximum number of attempts if the page keeps changing. After that, the caller takes the snapshot without pauses. */
const MAX_ATTEMPTS = 3;

/**
 * Takes the snapshot, and starts again if the page changes meanwhile. `pause` lets the browser work. Returns 'stopped'
 * if `pause` resolved to false; null if the page keeps changing or could not be read.
 */
export async function takePageInPieces(
  document: Document,
  ignore: ReadonlySet<Node>,
  pause: () => Promise<boolean>,
): Promise<LivePage | null | 'stopped'> {
  const options = { shadowRootOf: openOrClosedShadowRoot, ignore };
  let hasChanged = false;
  let isStopped = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const goOn = async () => {
    isStopped = !(await pause());
    return !isStopped && !hasChanged;
  };
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      hasChanged = false;
      const taken = await takeSnapshotInPieces(document, options, goOn);
      if (isStopped) return 'stopped';
      if (taken) return taken;
    }
  } catch (error) {
    reportOnce('the page could not be read in pieces', error);
  } finally {
    observer.disconnect();
  }
  return null;
}
