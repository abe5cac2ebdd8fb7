import { clickToolbarButton } from '../start/browser.mjs';
import { openReader } from '../start/read.mjs';

/** Opens the reader with the toolbar button, presses keys, and takes a screenshot. */
export async function takeReader(browser, url, { width, height, colours, scale, keys = [] }, path) {
  const page = await openPage(browser, url, { width, height, scale, colours });
  await openReader(browser, page);
  for (const key of keys) await page.keyboard.press(key);
  await settle(page);
  await page.screenshot({ path });
  await page.close();
}

/** Takes a screenshot of the popup, which the toolbar button opens while the reader is open. */
export async function takePopup(browser, url, path) {
  const page = await openPage(browser, url, { width: 1280, height: 860, scale: 1, colours: 'light' });
  await openReader(browser, page);
  await untilButtonHasPopup(browser);
  await clickToolbarButton(browser, page);
  const popup = await browser.popup();
  await popup.locator('.popup input:checked').first().waitFor();
  await popup.locator('body').screenshot({ path });
  await page.close();
}

/**
 * Waits until a click on the toolbar button of the current tab would open the popup, some tenths of a second after the
 * article appears. An earlier click would do nothing, because the reader is already open.
 */
async function untilButtonHasPopup({ context }) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    while ((await chrome.action.getPopup({ tabId: tab.id })) === '') await new Promise((done) => setTimeout(done, 25));
  });
}

/** Takes a screenshot of `tile.html` in a size that a store requires. */
export async function takeTile({ context }, url, { width, height }, path) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.setViewportSize({ width, height });
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await page.goto(url);
  await page.screenshot({ path });
  await page.close();
}

/** Opens a page in a window of the given size (CSS pixels). */
export async function openPage({ context }, url, { width, height, scale, colours }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: colours });
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
  // opens a unique address, so that the code that clicks the toolbar button can find the tab by it
  await page.goto(`${url}?${Date.now()}`);
  return page;
}

/** Waits until the opening animation and the message for screen readers have ended. */
async function settle(page) {
  await page.mouse.move(5, 400);
  await page.waitForTimeout(900);
}
