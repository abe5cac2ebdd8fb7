/** The extension's offscreen document; only Chromium has one (`chrome.offscreen`, which the polyfill lacks). */

interface Offscreen {
  hasDocument(): Promise<boolean>;
  createDocument(options: { url: string; reasons: string[]; justification: string }): Promise<void>;
}

const offscreen = () => (globalThis as { chrome?: { offscreen?: Offscreen } }).chrome?.offscreen;

export const canOpenUnseen = (): boolean => offscreen() !== undefined;

export const isUnseenOpen = async (): Promise<boolean> => (await offscreen()?.hasDocument()) ?? false;

/**
 * Opens the document unless it is open: an extension may have only one.
 *
 * @param why the justification that the browser requires
 */
export async function openUnseen(url: string, why: string): Promise<void> {
  try {
    await offscreen()?.createDocument({ url, reasons: ['DOM_PARSER'], justification: why });
  } catch (error) {
    // do not check first whether the document is open: if it is, the check would take as long as this failure
    if (!/single offscreen/i.test(String(error))) throw error;
  }
}
