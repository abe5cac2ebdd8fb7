// Launches a browser for each measurement, with the built extension in one tab, and always ends it, even if the tab
// hangs.
import { launch } from '../../scripts/start/browser.mjs';
import { within } from '../within.mjs';

/** Time to close the browser before it is killed (ms). */
const END = 10_000;

/** Runs `work` with a browser, and closes the browser in any case. */
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
    // ESRCH: it has already ended
  }
}

/** Opens a tab and closes all others, so that the largest renderer belongs to this tab. */
export async function openTab({ context }, url) {
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  // no time limit here: the measurement has its own
  await page.goto(url, { waitUntil: 'load', timeout: 0 });
  await page.bringToFront();
  return page;
}
