/**
 * The article probe: the only script that the browser runs on a page without a click. It runs on sites where the user
 * wants the reader to open automatically, and tells the background when the page may be an article: at the start, and
 * again after scripts have added much text.
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

/** Returns whether the probe must stop, because the user is active on the page or the reader is open. */
function isOver(): boolean {
  return navigator.userActivation?.hasBeenActive || intact(document).querySelector('[data-lectern]') !== null;
}

/** Returns whether the user came back with Back or Forward. The reader then stays closed: the user left it before. */
function hasComeBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Waits until the page is visible; it may still be prerendered or in a background tab. */
async function untilSeen(): Promise<void> {
  while (intact(document).visibilityState !== 'visible' || (document as { prerendering?: boolean }).prerendering) {
    await new Promise<void>((resolve) => {
      for (const event of ['visibilitychange', 'prerenderingchange'])
        intact(document).addEventListener(event, () => resolve(), { once: true });
    });
  }
}

void probe();
