/**
 * Retries the injection of a script that failed only for the moment: the browser's permission takes effect shortly
 * after the user's click (for example on the toolbar button), or the page was reloaded during the injection.
 */
import { errorMessage } from '../platform/errors.ts';

/**
 * Chromium's message while the activeTab grant has not reached the page's process: the first injection into a new tab
 * fails in 5–12 % of cases, for up to 125 ms on an idle machine (docs/specs/platform.md, "Injection").
 */
const NOT_YET_GRANTED = 'Cannot access contents of the page';
/** Chromium's message if the document is unloaded during the injection. */
const GONE = /^(?:Frame with ID \d+|The frame) was removed/;
/** Longest pause between two tries (ms). The pause doubles with each try up to this value. */
const LONGEST_PAUSE = 50;
/** Longest wait for the permission (ms); `other`: on pages whose error does not tell whether the refusal is final. */
const GRANT_TIMEOUT = { web: 2500, other: 600 };

/** Runs `script`; repeats it while a refusal may pass. `isReloaded`: whether the page is back after an unload. */
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
