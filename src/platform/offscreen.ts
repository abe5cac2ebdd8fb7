/** The extension's offscreen document, an invisible page. Only Chromium has this API, and the polyfill lacks it. */

interface Offscreen {
  hasDocument(): Promise<boolean>;
  createDocument(options: { url: string; reasons: string[]; justification: string }): Promise<void>;
}

const offscreen = () => (globalThis as { chrome?: { offscreen?: Offscreen } }).chrome?.offscreen;

export const canOpenUnseen = (): boolean => offscreen() !== undefined;

export const isUnseenOpen = async (): Promise<boolean> => (await offscreen()?.hasDocument()) ?? false;

/** Opens the offscreen document unless it is already open. `why` is the justification that the browser requires. */
export async function openUnseen(url: string, why: string): Promise<void> {
  try {
    await offscreen()?.createDocument({ url, reasons: ['DOM_PARSER'], justification: why });
  } catch (error) {
    // ignore the error if the document is already open: asking `hasDocument` first would be no faster
    if (!/single offscreen/i.test(String(error))) throw error;
  }
}
