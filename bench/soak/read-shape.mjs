// Measures one shape: clicks on its page, and records the times, the costs, the exports, and the remains after closing.
import { clickToolbarButton } from '../../scripts/start/browser.mjs';
import { within } from '../within.mjs';
import { openTab, withBrowser } from './browser.mjs';
import { timeExports } from './exports.mjs';
import { watch } from './in-page.mjs';
import { countHeap, countProcess } from './memory.mjs';

/**
 * Returns the measurements of one page, without those that were not reached.
 *
 * @param limit for everything together (ms)
 * @returns `{ before, reader, article, whole, longest, characters, processor, open, exports, closed, left, after,
 *     stage, ended }`: times in ms since the click (`closed`: since the key; `processor`: working time of the main
 *     thread), memory in MB; `ended` is the reason for an early end, and `stage` the stage at that time
 */
export function readShape(chromium, url, limit) {
  return withBrowser(chromium, async (browser) => {
    const found = {};
    try {
      await within(limit, follow(browser, url, found));
      return found;
    } catch (error) {
      const ended = /crash|closed/i.test(error.message) ? 'the tab crashed' : error.message.split('\n')[0];
      // a copy, because the steps continue to write into it until the browser has ended
      return { ...structuredClone(found), ended };
    }
  });
}

/** Writes into `found` step by step, so that a page that hangs leaves the results so far. */
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
