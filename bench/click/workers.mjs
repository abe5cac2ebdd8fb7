// Stops and starts the parts of an extension that run between clicks: its service worker, and Lectern's offscreen page.

/** Time between two checks whether the workers have started or stopped (ms). */
const PAUSE = 30;
const PATIENCE = 10_000;

/**
 * Returns functions that stop and start the parts of extensions that run between clicks.
 *
 * @param context the browser's context (Playwright)
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

  /** Stops all workers, as the browser does half a minute after the last click. */
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

  /**
   * Stops all workers and closes the extension's offscreen page, which would keep the extension's process alive. The
   * state is then the same as after a start of the browser.
   */
  async function stopAll(id) {
    const page = await context.newPage();
    await page.goto(`chrome-extension://${id}/manifest.json`);
    // ignores the error that occurs if no offscreen page is open, or if the extension has no permission for one
    await page.evaluate(() => globalThis.chrome.offscreen?.closeDocument().catch(() => {}));
    await page.close();
    await stop();
  }

  return { stop, start, stopAll };
}

async function until(isSo) {
  for (const end = Date.now() + PATIENCE; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('The workers did not start or stop in time.');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
