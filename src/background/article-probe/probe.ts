/**
 * The only script that the browser runs by itself, on sites that the user always wants to read. It checks whether a
 * page may be an article, at once and while scripts add text, reports it, and ends.
 */

import { callBackground } from '../../platform/plain-call.ts';
import { intact } from '../../platform/unclobbered.ts';
import { untilArticle } from './until-article.ts';

/** Longest wait for an idle browser (ms). */
const IDLE_TIMEOUT = 1500;

async function probe(): Promise<void> {
  if (hasComeBack()) return;
  await untilSeen();
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT }));
  await untilArticle(document, { tell: () => callBackground('articleSighted'), isOver });
}

/** Whether the article probe is done: the user is active on the page, or the reader is open. */
function isOver(): boolean {
  return navigator.userActivation?.hasBeenActive || intact(document).querySelector('[data-lectern]') !== null;
}

/** Whether the page was reached by back or forward; it then stays as it was left. */
function hasComeBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Waits until the page is visible, if it loads ahead or in a background tab. */
async function untilSeen(): Promise<void> {
  while (intact(document).visibilityState !== 'visible' || (document as { prerendering?: boolean }).prerendering) {
    await new Promise<void>((resolve) => {
      for (const event of ['visibilitychange', 'prerenderingchange'])
        intact(document).addEventListener(event, () => resolve(), { once: true });
    });
  }
}

void probe();
