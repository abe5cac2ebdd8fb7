import type { BrowserContext } from '@playwright/test';

/** Returns the content of the clipboard, by MIME type. Uses a separate page to read it. */
export async function readClipboard(context: BrowserContext, origin: string): Promise<Record<string, string>> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  await page.goto(`${origin}/formats--plain-text/page.txt?clipboard=${Date.now()}`);
  await page.bringToFront();
  const content = await page.evaluate(async () => {
    const read = async (): Promise<Record<string, string>> => {
      const [item] = await navigator.clipboard.read();
      const entries = (item?.types ?? []).map(async (type) => [
        type,
        await (await (item as ClipboardItem).getType(type)).text(),
      ]);
      return Object.fromEntries(await Promise.all(entries));
    };
    for (;;) {
      try {
        return await read();
      } catch (error) {
        // the reader has written to the clipboard between the two calls, so the new content must be read
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      }
    }
  });
  await page.close();
  return content;
}
