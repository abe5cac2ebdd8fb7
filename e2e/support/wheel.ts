import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls the reader with the mouse wheel (CSS pixels). Waits until the browser's smooth scrolling has ended. */
export async function wheel(page: Page, reader: Locator, by: number): Promise<void> {
  const top = () => reader.evaluate((dialog) => dialog.scrollTop);
  const before = await top();
  await page.mouse.wheel(0, by);
  await expect.poll(top).not.toBe(before);
  // counts frames, not milliseconds, because scrolling moves on only with a frame, and a busy machine draws few
  await reader.evaluate(async (dialog) => {
    let last = Number.NaN;
    for (let still = 0; still < 5; still = dialog.scrollTop === last ? still + 1 : 0) {
      last = dialog.scrollTop;
      await new Promise(requestAnimationFrame);
    }
  });
}
