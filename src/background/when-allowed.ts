/** Waits for the permission to script the page, which comes a moment after the click; the page may reload meanwhile. */
import { errorMessage } from '../platform/errors.ts';

/**
 * Chromium hands the activeTab grant to the renderer a little after the click: the first injection into a fresh tab is
 * refused in 5–12 % of cases, for up to 125 ms where the machine is idle (docs/specs/platform.md, "Injection").
 */
const NOT_YET_GRANTED = 'Cannot access contents of the page';
/** Chromium's message if the document goes away during the injection. */
const GONE = /^(?:Frame with ID \d+|The frame) was removed/;
/** Longest pause between tries (ms); pauses double up to it. */
const LONGEST_PAUSE = 50;
/** Longest wait for the grant (ms). Web pages get another message for a final refusal; other pages get the same one. */
const GRANT_TIMEOUT = { web: 2500, other: 600 };

/**
 * Scripts a page and retries after temporary refusals; rejects with a final one.
 *
 * @param isReloaded whether the tab shows this page again after its document has gone
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
