// Measures the reader on one page: times, memory and exports, and what remains in the page after the reader has closed.
import { clickToolbarButton } from '../../scripts/start/browser.mjs';
import { within } from '../within.mjs';
import { openTab, withBrowser } from './browser.mjs';
import { timeExports } from './exports.mjs';
import { watch } from './in-page.mjs';
import { countHeap, countProcess } from './memory.mjs';

/**
 * Returns the measurements of one page. If the measurement ends early, the result only has the values measured so far.
 *
 * @param limit longest time of the whole measurement (ms)
 * @returns the fields that `steps` fills in. Times are in ms since the click, except `closed` (since the Esc key) and
 *     `processor` (processor time of the main thread). Memory is in MB. If the measurement ended early, `ended` is the
 *     reason, and `stage` the stage that was reached
 */
export function readShape(chromium, url, limit) {
  return withBrowser(chromium, async (browser) => {
    const found = {};
    try {
      await within(limit, follow(browser, url, found));
      return found;
    } catch (error) {
      const ended = /crash|closed/i.test(error.message) ? 'the tab crashed' : error.message.split('\n')[0];
      // returns a copy, because `follow` may still be running and writing into the original
      return { ...structuredClone(found), ended };
    }
  });
}

/** Measures one page. Writes each result into `found` at once, so that earlier results remain if the page hangs. */
async function follow(browser, url, found) {
  found.stage = 'the page itself';
  const page = await openTab(browser, url);
  const crash = new Promise((_, reject) => page.once('crash', () => reject(new Error('the tab crashed'))));
  await Promise.race([crash, steps(browser, page, found)]);
}

async function steps(browser, page, found) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => ({ ...(await countHeap(session)), ...(await countProcess(browser.cdp)) });
  found.before = await count();
  found.stage = 'reader';
  await page.evaluate(watch);
  const click = async () => {
    let clicked = 0;
    await clickToolbarButton(browser, page, () => {
      clicked = Date.now();
    });
    return clicked;
  };
  const clicked = await click();
  const since = (time) => Math.max(0, time - clicked);
  found.reader = since(await page.evaluate(() => globalThis.soak.reader));
  found.stage = 'article';
  Object.assign(found, { article: since(await page.evaluate(() => globalThis.soak.article)), stage: 'whole' });
  const { at: end, ...whole } = await page.evaluate(() => globalThis.soak.whole);
  const open = await count();
  const processor = open.processor - found.before.processor;
  Object.assign(found, { whole: since(end), ...whole, processor, open, stage: 'exports' });
  found.exports = {};
  if (whole.characters > 0) await timeExports(browser, found.exports);
  found.stage = 'closing';
  await page.bringToFront();
  const pressed = Date.now();
  await page.keyboard.press('Escape');
  found.closed = (await page.evaluate(() => globalThis.soak.closed)) - pressed;
  found.left = await page.evaluate(() => globalThis.soak.leftBehind());
  found.after = await count();
  delete found.stage;
}
