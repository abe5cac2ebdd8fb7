/** A click allows Lectern to script the page, a moment later; the page may be reloaded meanwhile. */
import { errorMessage } from '../platform/errors.ts';

/**
 * Chromium hands the activeTab grant to the renderer a little after the click: the first injection into a fresh tab is
 * refused in 5–12 % of cases, for up to 125 ms where the machine is idle (docs/specs/platform.md, "Injection").
 */
const NOT_YET_GRANTED = 'Cannot access contents of the page';
/** Chromium's words where the document went while the script was on its way. */
const GONE = /^(?:Frame with ID \d+|The frame) was removed/;
/** The pauses between the tries double up to this (ms). */
const LONGEST_PAUSE = 50;
/** A page of the web that is refused for good is refused in other words: these are a busy machine (ms). Others get both in the same words. */
const GRANT_TIMEOUT = { web: 2500, other: 600 };

/**
 * Scripts a page, once more after each refusal that may pass; rejects with one that does not.
 *
 * @param isReloaded whether the tab shows this page again, where its document has gone
 */
export async function whenAllowed<T>(
  url: string | undefined,
  script: () => Promise<T>,
  isReloaded: () => Promise<boolean>,
): Promise<T> {
  const giveUpAt = performance.now() + (/^https?:/.test(url ?? '') ? GRANT_TIMEOUT.web : GRANT_TIMEOUT.other);
  for (let tries = 1; ; tries++) {
    try {
      return await script();
    } catch (error) {
      const words = errorMessage(error);
      const mayPass = words.includes(NOT_YET_GRANTED) || (GONE.test(words) && (await isReloaded()));
      if (performance.now() > giveUpAt || !mayPass) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(2 ** tries, LONGEST_PAUSE)));
    }
  }
}
