/** Helpers for sites on which the reader opens automatically. They use the popup's switch “Always read this site”. */
import type { Page } from '@playwright/test';
import { allowInList, registeredFor } from './browser-list.ts';
import { type Extension, expect } from './chromium.ts';

export const SITE = 'http://127.0.0.1/*';

/** Opens the popup and unfolds its "More" section, which has the switch. The reader must be open. */
export async function popupWithSwitch(extension: Extension, page: Page): Promise<Page> {
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByText('More', { exact: true }).click();
  return popup;
}

/** Presses the switch “Always read this site” in the popup and returns the popup. The reader must be open. */
export async function pressSwitch(extension: Extension, page: Page): Promise<Page> {
  const popup = await popupWithSwitch(extension, page);
  await popup.getByRole('switch', { name: 'Always read this site' }).click();
  return popup;
}

/**
 * Makes the reader open automatically on a site, also in later tests. Opens a tab for this and closes it again. No page
 * of the extension may be open.
 */
export async function switchOn(extension: Extension, address: string): Promise<void> {
  if ((await registeredFor(extension)).includes(SITE)) return;
  const page = await extension.context.newPage();
  await page.goto(address);
  await allowInList(extension, SITE);
  await extension.click(page);
  await expect(page.locator('[data-lectern] article')).toBeVisible();
  const popup = await pressSwitch(extension, page);
  await expect(popup.getByRole('switch')).toBeChecked();
  await popup.close();
  await page.close();
}

/**
 * Goes to a page on which the reader opens automatically, and waits for the reader. Examines the page over the
 * debugging protocol, because Playwright would simulate user input, after which the reader does not open automatically.
 */
export async function visitUnasked(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  const expression = "document.querySelector('[data-lectern]') !== null";
  await expect.poll(async () => (await session.send('Runtime.evaluate', { expression })).result.value).toBe(true);
  await session.detach();
}
