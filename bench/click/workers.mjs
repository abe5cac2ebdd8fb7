// What of the extensions runs while nobody clicks: their workers, and the page that Lectern reads in.

/** The browser says so late (ms). */
const PAUSE = 30;
const PATIENCE = 10_000;

/**
 * Stops and starts what runs of extensions between clicks.
 *
 * @param context of the browser
 */
export async function workersOf(context) {
  const browser = await context.browser().newBrowserCDPSession();
  const keeper = await context.newPage();
  const workers = await context.newCDPSession(keeper);
  await workers.send('ServiceWorker.enable');
  const running = async () => {
    const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'service_worker' }] });
    return targetInfos;
  };

  /** As half a minute after the last click. */
  async function stop() {
    await until(async () => {
      if ((await running()).length === 0) return true;
      await workers.send('ServiceWorker.stopAllWorkers');
      return false;
    });
  }

  async function start(id) {
    await workers.send('ServiceWorker.startWorker', { scopeURL: `chrome-extension://${id}/` });
    await until(async () => (await running()).some(({ url }) => url.includes(id)));
  }

  /** As after a start of the browser: no page of the extension is there, which would keep its process. */
  async function stopAll(id) {
    const page = await context.newPage();
    await page.goto(`chrome-extension://${id}/manifest.json`);
    // there is none where none was opened, or where the extension has no such permission
    await page.evaluate(() => globalThis.chrome.offscreen?.closeDocument().catch(() => {}));
    await page.close();
    await stop();
  }

  return { stop, start, stopAll };
}

async function until(isSo) {
  for (const end = Date.now() + PATIENCE; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('A worker does not do as it is told.');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
