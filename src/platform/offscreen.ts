/** A page of the extension that nobody sees; only Chromium has such (`chrome.offscreen`, which the polyfill does not know). */

interface Offscreen {
  hasDocument(): Promise<boolean>;
  createDocument(options: { url: string; reasons: string[]; justification: string }): Promise<void>;
}

const offscreen = () => (globalThis as { chrome?: { offscreen?: Offscreen } }).chrome?.offscreen;

export const canOpenUnseen = (): boolean => offscreen() !== undefined;

export const isUnseenOpen = async (): Promise<boolean> => (await offscreen()?.hasDocument()) ?? false;

/**
 * Opens it, unless it is open: an extension may have one.
 *
 * @param why as the browser asks for it
 */
export async function openUnseen(url: string, why: string): Promise<void> {
  try {
    await offscreen()?.createDocument({ url, reasons: ['DOM_PARSER'], justification: why });
  } catch (error) {
    // there is nothing else that tells whether there is one, but a question that takes as long as this answer
    if (!/single offscreen/i.test(String(error))) throw error;
  }
}
