/**
 * The article probe: a small script, the only one that the browser injects by itself, on sites where the user wants the
 * reader to open automatically. It reports to the background that a page may be an article: at once, and again while
 * scripts add text.
 */

import { callBackground } from '../../platform/plain-call.ts';
import { intact } from '../../platform/unclobbered.ts';
import { untilArticle } from './until-article.ts';

/** Longest wait for an idle browser before the page is checked anyway (ms). */
const IDLE_TIMEOUT = 1500;

async function probe(): Promise<void> {
  if (hasComeBack()) return;
  await untilSeen();
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT }));
  await untilArticle(document, { tell: () => callBackground('articleSighted'), isOver });
}

/** Returns whether to stop: the user is active on the page, or the reader is open. */
function isOver(): boolean {
  return navigator.userActivation?.hasBeenActive || intact(document).querySelector('[data-lectern]') !== null;
}

/**
 * Returns whether the user came back to the page through the history. The reader then stays closed, as the user left
 * it.
 */
function hasComeBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Waits until the page is visible: it may be prerendered or in a background tab. */
async function untilSeen(): Promise<void> {
  while (intact(document).visibilityState !== 'visible' || (document as { prerendering?: boolean }).prerendering) {
    await new Promise<void>((resolve) => {
      for (const event of ['visibilitychange', 'prerenderingchange'])
        intact(document).addEventListener(event, () => resolve(), { once: true });
    });
  }
}

void probe();
