import { openReader } from '../start/read.mjs';
import { DARK } from './surfaces.mjs';

const HEIGHTS = { 1280: 800, 390: 780 };
/** Time to wait for scripts that load after the first paint (ms). */
const SETTLED = 700;

/** Takes a screenshot (PNG) of one surface, in one theme and window width (CSS pixels). */
export async function takeSurface(browser, url, { surface, theme, width }, path) {
  const { context, extensionId } = browser;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen } }), theme);
  const page = await context.newPage();
  const height = HEIGHTS[width];
  await page.setViewportSize({ width, height });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await page.emulateMedia({ colorScheme: DARK.has(theme) ? 'dark' : 'light' });
  if (surface.page) await page.goto(`chrome-extension://${extensionId}/${surface.page}`);
  else {
    // opens a unique address, so that the code that clicks the toolbar button can find the tab by it
    await page.goto(`${url}?${Date.now()}`);
    await openReader(browser, page);
    await page.waitForTimeout(SETTLED);
    for (const key of surface.keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(SETTLED / 2);
    }
    if (surface.press) {
      const name = await worker.evaluate((key) => chrome.i18n.getMessage(key), surface.press);
      await page.getByRole('button', { name, exact: true }).click();
    }
  }
  await page.mouse.move(5, 400);
  await page.waitForTimeout(SETTLED);
  await page.screenshot({ path });
  await page.close();
}
