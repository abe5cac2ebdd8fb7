// Launches a browser with the built extension for each measurement, and ends the browser even if its tab hangs.
import { launch } from '../../scripts/start/browser.mjs';
import { within } from '../within.mjs';

/** Longest time to close the browser (ms). If closing takes longer, the browser's process is killed. */
const END = 10_000;

/** Runs `work` with a browser. Ends the browser even if `work` fails. */
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
    // ignores the error ESRCH: the process has already ended
  }
}

/**
 * Opens a tab and closes all others. There must be no other tab, because the memory of the tab is measured as the
 * memory of the browser's largest renderer process.
 */
export async function openTab({ context }, url) {
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  // sets no time limit here, because the whole measurement has one
  await page.goto(url, { waitUntil: 'load', timeout: 0 });
  await page.bringToFront();
  return page;
}
