// Repeats one action many times to find memory leaks. Memory is first counted after some warm-up runs, because the
// first runs create objects that are kept on purpose, such as caches.
import { clickToolbarButton } from '../../scripts/start/browser.mjs';
import { within } from '../within.mjs';
import { openTab, withBrowser } from './browser.mjs';
import { countHeap, countProcesses } from './memory.mjs';
import { callReader } from './messages.mjs';

const STEPS = ['Larger text size', 'Smaller text size'];
/** Time to wait before memory is counted (ms), so that timers and idle work can end. */
const REST = 1500;
const ALGORITHMS = ['lectern', 'readability', 'newspaper', 'html-text'];

/**
 * The repeated actions. `warm`: number of runs before memory is counted for the first time. `times`: number of runs
 * from the first count to the last.
 */
export const REPETITIONS = [
  { id: 'open-close', words: 'opened and closed', warm: 50, times: 100, prepare: noReader, once: openAndClose },
  { id: 'switches', words: 'switches of algorithm', warm: 60, times: 500, prepare: openReader, once: switchAlgorithm },
  {
    id: 'settings',
    words: 'changes of settings',
    warm: 100,
    times: 1000,
    prepare: openAppearance,
    once: changeSetting,
  },
  { id: 'tabs', words: 'tabs with an open reader', warm: 10, times: 50, prepare: noReader, once: openTabWithReader },
];

/**
 * Repeats an action, and counts memory after the warm-up, in the middle and at the end.
 *
 * @param url address of an ordinary article
 * @param limit longest time of the whole measurement (ms)
 * @returns `counts` (the three counts), `each` (mean time of a run, in ms) and, if the measurement ended early, `ended`
 *     (the reason). Each count has the heap (MB), nodes and listeners of the first tab, and the memory of all tabs and
 *     of the extension's process (MB)
 */
export async function repeat(chromium, { id, words, warm, times, prepare, once }, url, limit) {
  const found = { id, words, times };
  const work = async (browser) => {
    const page = await openTab(browser, url);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await prepare(browser, page);
    const run = async (from, to) => {
      for (let index = from; index < to; index++) await once(browser, page, index, url);
    };
    const count = async () => {
      await new Promise((done) => setTimeout(done, REST));
      return { ...(await countHeap(session)), ...(await countProcesses(browser.cdp)) };
    };
    const half = warm + times / 2;
    await run(0, warm);
    found.counts = [await count()];
    const start = performance.now();
    await run(warm, half);
    found.each = (performance.now() - start) / (half - warm);
    found.counts.push(await count());
    await run(half, warm + times);
    found.counts.push(await count());
  };
  try {
    await withBrowser(chromium, (browser) => within(limit, work(browser)));
  } catch (error) {
    found.ended = error.message.split('\n')[0];
  }
  return found;
}

const reader = (page) => page.locator('[data-lectern] article');

async function noReader() {}

async function openReader(browser, page) {
  await clickToolbarButton(browser, page);
  await reader(page).waitFor();
}

async function openAndClose(browser, page) {
  await openReader(browser, page);
  await page.keyboard.press('Escape');
  await page.locator('[data-lectern]').waitFor({ state: 'detached' });
  await buttonOpens(browser);
}

/**
 * Waits until the background worker knows that the reader is closed. Until then, the toolbar button opens the popup
 * instead of the reader.
 */
async function buttonOpens({ context }) {
  await context.serviceWorkers()[0].evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    while ((await chrome.action.getPopup({ tabId: tab.id })) !== '') await new Promise((done) => setTimeout(done, 10));
  });
}

async function switchAlgorithm(browser, _page, index) {
  const algorithm = ALGORITHMS[index % ALGORITHMS.length];
  await callReader(browser, 'setAlgorithm', { algorithm });
  while ((await callReader(browser, 'getStatus')).algorithm !== algorithm);
}

async function openAppearance(browser, page) {
  await openReader(browser, page);
  await page.keyboard.press('a');
  await page.locator('[data-lectern]').getByRole('button', { name: STEPS[0] }).waitFor();
}

async function changeSetting(_browser, page, index) {
  await page
    .locator('[data-lectern]')
    .getByRole('button', { name: STEPS[index % STEPS.length] })
    .click();
}

async function openTabWithReader(browser, _page, index, url) {
  const page = await browser.context.newPage();
  // adds a query, so that each tab has a different address
  await page.goto(`${url}?${index}`, { waitUntil: 'load' });
  await page.bringToFront();
  await openReader(browser, page);
}
