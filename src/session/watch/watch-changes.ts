import { intact } from '../../platform/unclobbered.ts';

/**
 * Checks from time to time whether the part of the page that the reader shows has changed. Checks are rare, so that the
 * page stays fast.
 */

/** Time without changes after which a check starts (ms). If the changes go on, the check starts after `MAX_WAIT` ms. */
const QUIET = 400;
const MAX_WAIT = 1600;
/** The pause after a check is at least this many times as long as the check took. */
const SHARE = 10;
/** The pause between checks doubles after each check that finds no change of the article, up to this value (ms). */
const LONGEST_PAUSE = 20_000;

export interface Changes {
  /** Returns the element to watch; null if there is none at the moment. */
  root(): Element | null;
  /** Checks the page. Resolves to true if the article has changed. */
  look(): Promise<boolean>;
}

export function watchChanges(document: Document, { root, look }: Changes, signal: AbortSignal): void {
  let timer = 0;
  let firstChange = 0;
  let pause = QUIET;
  let isLooking = false;
  let hasChanged = false;

  async function run(): Promise<void> {
    timer = 0;
    if (signal.aborted) return;
    const started = performance.now();
    isLooking = true;
    const isNew = await look();
    isLooking = false;
    if (signal.aborted) return;
    const took = performance.now() - started;
    pause = Math.max(QUIET, took * SHARE, isNew ? 0 : Math.min(LONGEST_PAUSE, pause * 2));
    observeTree();
    if (hasChanged) schedule();
  }

  function schedule(): void {
    hasChanged = isLooking;
    if (isLooking) return;
    const now = performance.now();
    if (timer === 0) firstChange = now;
    clearTimeout(timer);
    const rest = Math.max(0, firstChange + Math.max(MAX_WAIT, pause) - now);
    timer = setTimeout(
      () => requestIdleCallback(() => void run(), { timeout: 500 }),
      Math.min(pause, rest),
    ) as unknown as number;
  }

  function concerns(target: Node): boolean {
    const element = root();
    return element !== null && (!intact(element).isConnected || intact(element).contains(target));
  }

  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => concerns(target))) schedule();
  });
  /** Also watches the shadow tree or frame of the element, in which an observer of the document sees no changes. */
  function observeTree(): void {
    const element = root();
    for (const tree of new Set([document, element ? intact(element).getRootNode() : document])) {
      observer.observe(tree, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['src', 'srcset', 'open', 'hidden'],
      });
    }
  }

  observeTree();
  intact(document).addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof Node && concerns(target)) schedule();
    },
    { capture: true, signal },
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
