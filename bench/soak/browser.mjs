// A browser of its own for each measurement: the built extension in one tab, and an end that a hanging tab cannot prevent.
import { launch } from '../../scripts/start/browser.mjs';
import { within } from '../within.mjs';

/** A browser that does not end by itself in this time (ms) is killed. */
const END = 10_000;

/** Runs `work` with a browser and a tab; whatever it comes to, the browser is gone afterwards. */
export async function withBrowser(executablePath, work) {
  const browser = await launch({ executablePath, headless: true });
  const { context } = browser;
  const cdp = await context.browser().newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const { id: pid } = processInfo.find(({ type }) => type === 'browser');
  try {
    return await work({ ...browser, cdp });
  } finally {
    await within(END, browser.close()).catch(() => kill(pid));
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // ESRCH: it has ended meanwhile
  }
}

/** A fresh tab, the only one, so that the renderer that is largest is its own. */
export async function openTab({ context }, url) {
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  // how long a page may take is up to whoever measures
  await page.goto(url, { waitUntil: 'load', timeout: 0 });
  await page.bringToFront();
  return page;
}
