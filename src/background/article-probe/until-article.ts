/** Reports that a page may be an article: at once, and again when scripts have added much text. */
import { worthReading } from './worth-reading.ts';

export interface Lookout {
  /** Reports that the page may be an article. */
  tell(): Promise<void>;
  /** Returns whether to stop, because the user is active or the reader is open. */
  isOver(): boolean;
}

/** Longest time to wait for scripts to add text (ms). */
const TEXT_TIMEOUT = 12_000;
/** Time without new text before the page is checked (ms). */
const QUIET = 350;
/**
 * The page is reported again when its text is this many times as long as at the last report, because a page may show
 * other text before its article.
 */
const MORE = 2;

/** Reports the page each time it may be an article. Resolves when no more reports will follow. */
export async function untilArticle(
  document: Document,
  { tell, isOver }: Lookout,
  patience = TEXT_TIMEOUT,
): Promise<void> {
  const deadline = performance.now() + patience;
  const changes = watch(document);
  try {
    for (let told = 0; !isOver(); ) {
      const { worth, isMost } = worthReading(document);
      if (worth >= 1 && worth >= MORE * told) {
        told = worth;
        await tell();
      }
      if (isMost || !(await changes.next(deadline))) return;
    }
  } finally {
    changes.stop();
  }
}

/** Starts to observe text changes. The caller ends this with `stop`. */
function watch(document: Document) {
  let changed = 0;
  let onChange = () => {};
  const observer = new MutationObserver(() => {
    changed = performance.now();
    onChange();
  });
  // observe the document, because scripts may replace the body
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    /**
     * Waits until the text has stopped changing, but not beyond `deadline` (on the clock of `performance.now`).
     * Resolves to whether the text has changed since the last call.
     */
    async next(deadline: number): Promise<boolean> {
      const left = () => deadline - performance.now();
      if (changed === 0 && left() > 0) {
        const change = new Promise<void>((resolve) => {
          onChange = resolve;
        });
        await Promise.race([change, pause(left())]);
      }
      if (changed === 0) return false;
      for (let quiet = 0; quiet < QUIET && left() > 0; quiet = performance.now() - changed) await pause(QUIET - quiet);
      changed = 0;
      return true;
    },
    stop: () => observer.disconnect(),
  };
}
