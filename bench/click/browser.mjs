// Runs a browser with the extensions, clicks their real buttons, and traces each click.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { closeWelcome } from '../../scripts/setup/welcome.mjs';
import { clickToolbarButton } from '../../scripts/start/browser.mjs';
import { CATEGORIES, readClick } from './trace.mjs';
import { workersOf } from './workers.mjs';

const HOSTS = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost';
/** Idle time of a page before the click, and of a reader after the paint (ms). */
const REST = 700;
/** Time that a reader stays open if its extension has just started (ms); the next page is clicked after it. */
const LOOK = 4000;
/** Longest wait for the paint after a click (ms). */
const PATIENCE = 20_000;
/** The elements that the three extensions add to the page. */
const READER = '[data-lectern], [data-bench]';

/**
 * Runs `work` with a browser.
 *
 * @param folders of the extensions
 * @param work gets `clickOn(address, index)`, which loads the address in fresh tabs and clicks the button of one
 *     extension. It returns the times of the clicks (`readClick`) by name: `first`, with the worker running; `second`,
 *     in the same tab after the reader was closed; `rested`, with the worker stopped, as the browser does after half a
 *     minute; `cold`, with nothing of the extension running
 */
export async function withClicks(executablePath, folders, work) {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-click-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    viewport: { width: 1280, height: 800 },
    args: [
      '--no-sandbox',
      `--disable-extensions-except=${folders.join()}`,
      `--load-extension=${folders.join()}`,
      `--host-resolver-rules=${HOSTS}`,
    ],
  });
  try {
    const ids = await idsOf(context, folders);
    for (const _folder of folders) await closeWelcome(context);
    const workers = await workersOf(context);
    return await work((address, index) => clickOn({ context, workers, id: ids[index] }, address));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the ids of the extensions, which are identified by the names in their manifests. */
async function idsOf(context, folders) {
  while (context.serviceWorkers().length < folders.length) await context.waitForEvent('serviceworker');
  const ids = new Map();
  for (const worker of context.serviceWorkers()) {
    const { name } = await worker.evaluate(() => globalThis.chrome.runtime.getManifest());
    ids.set(name, new URL(worker.url()).host);
  }
  return folders.map((folder) => ids.get(basename(folder)));
}

async function clickOn({ context, workers, id }, address) {
  const click = (page) => tracedClick(context, page, id);
  const twice = await inFreshTab(context, address, async (page) => {
    await workers.start(id);
    await page.waitForTimeout(REST);
    const first = await click(page);
    await page.waitForTimeout(REST);
    await closeReader(context, page, id);
    await page.waitForTimeout(REST);
    return { first, second: await click(page) };
  });
  const clickAfter = (stop, stay) =>
    inFreshTab(context, address, async (page) => {
      await stop();
      await page.waitForTimeout(REST);
      const clicked = await click(page);
      await page.waitForTimeout(stay);
      return clicked;
    });
  const rested = await clickAfter(workers.stop, 0);
  return { ...twice, rested, cold: await clickAfter(() => workers.stopAll(id), LOOK) };
}

async function inFreshTab(context, address, work) {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    return await work(page);
  } finally {
    await page.close();
  }
}

async function tracedClick(context, page, id) {
  const browser = context.browser();
  await page.bringToFront();
  await browser.startTracing(page, { categories: CATEGORIES });
  // before the click, so that the code that Playwright adds to the page does not count as part of it
  const appeared = page.waitForSelector(READER, { state: 'attached', timeout: PATIENCE });
  appeared.catch(() => {});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  let clicked = 0;
  await clickToolbarButton({ context, extensionId: id }, page, () => {
    // the clock of the trace, in microseconds
    clicked = Number(process.hrtime.bigint() / 1000n);
  });
  await appeared;
  // waits for the frame after the one that shows the article
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  return readClick(traceEvents, clicked, id);
}

async function closeReader(context, page, id) {
  if ((await page.locator('[data-lectern]').count()) > 0) await page.keyboard.press('Escape');
  else await clickToolbarButton({ context, extensionId: id }, page);
  await page.waitForSelector(READER, { state: 'detached', timeout: PATIENCE });
}
