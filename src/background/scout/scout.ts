/**
 * The one script of ours that the browser runs by itself: on pages of sites that their user wants to have read always. It looks
 * whether a page may be an article, at once and while scripts bring its text, says so, and is done.
 */

import { callBackground } from '../../platform/plain-call.ts';
import { intact } from '../../platform/unclobbered.ts';
import { untilArticle } from './until-article.ts';

/** A page that keeps the browser busy is looked at all the same after so long (ms). */
const IDLE_TIMEOUT = 1500;

async function scout(): Promise<void> {
  if (hasComeBack()) return;
  await untilSeen();
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT }));
  await untilArticle(document, { tell: () => callBackground('articleSighted'), isOver });
}

/** Who has begun to do something on the page is not interrupted, and where the reader is there is nothing to say. */
function isOver(): boolean {
  return navigator.userActivation?.hasBeenActive || intact(document).querySelector('[data-lectern]') !== null;
}

/** Back and forward lead to the page as it was left. */
function hasComeBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Pages that load ahead or in a tab behind are looked at when their user does. */
async function untilSeen(): Promise<void> {
  while (intact(document).visibilityState !== 'visible' || (document as { prerendering?: boolean }).prerendering) {
    await new Promise<void>((resolve) => {
      for (const event of ['visibilitychange', 'prerenderingchange'])
        intact(document).addEventListener(event, () => resolve(), { once: true });
    });
  }
}

void scout();
