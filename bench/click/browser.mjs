// Runs a browser with the extensions of the click bench, clicks their toolbar buttons, and records a trace of each
// click.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { closeWelcome } from '../../scripts/setup/welcome.mjs';
import { clickToolbarButton } from '../../scripts/start/browser.mjs';
import { CATEGORIES, readClick } from './trace.mjs';
import { workersOf } from './workers.mjs';

const HOSTS = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost';
/** Pause that gives earlier work time to end, before each click and after each paint (ms). */
export const REST = 700;
/**
 * Time that a tab stays open after the paint of a cold click (ms). The engine page opens and warms its code meanwhile,
 * which must not slow down the next click.
 */
export const LOOK = 6000;
/** Longest wait until an extension's reader opens or closes (ms); after that, the run fails. */
const PATIENCE = 20_000;
/** Selector of the elements in which the measured extensions show their readers. */
const READER = '[data-lectern], [data-bench]';

/**
 * Runs `work` with a browser in which the extensions are installed.
 *
 * @param folders folders of the unpacked extensions
 * @param work receives `clickOn(address, index, isCold)`, which opens the address in new tabs and clicks the button of
 *     one extension
 *
 * `clickOn` returns the results of `readClick`, for one click if `isCold`, otherwise for three:
 *
 * - `cold`: no part of the extension was running.
 * - `first`: the extension's service worker was running.
 * - `second`: in the same tab, after the reader was closed.
 * - `rested`: the worker had been stopped, as browsers do after half a minute without work.
 */
export async function withClicks(executablePath, folders, slow, work) {
  const { context, close } = await launchWith(executablePath, folders);
  try {
    const ids = await idsOf(context, folders);
    for (const _folder of folders) await closeWelcome(context);
    const workers = await workersOf(context);
    return await work((address, index, isCold) =>
      (isCold ? clickCold : clickOpen)({ context, workers, slow, id: ids[index] }, address),
    );
  } finally {
    await close();
  }
}

/** Launches a browser with a new profile, and installs the extensions of these folders in it. */
export async function launchWith(executablePath, folders) {
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
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the ids of the extensions. Identifies each extension by the name in its manifest. */
async function idsOf(context, folders) {
  while (context.serviceWorkers().length < folders.length) await context.waitForEvent('serviceworker');
  const ids = new Map();
  for (const worker of context.serviceWorkers()) {
    const { name } = await worker.evaluate(() => globalThis.chrome.runtime.getManifest());
    ids.set(name, new URL(worker.url()).host);
  }
  return folders.map((folder) => ids.get(basename(folder)));
}

async function clickOpen(extension, address) {
  const { context, workers, slow, id } = extension;
  const twice = await inFreshTab(context, address, slow, async (page) => {
    await workers.start(id);
    await page.waitForTimeout(REST);
    const first = await tracedClick(context, page, id);
    await page.waitForTimeout(REST);
    await closeReader(context, page, id);
    await page.waitForTimeout(REST);
    return { first, second: await tracedClick(context, page, id) };
  });
  return { ...twice, rested: await clickAfter(workers.stop, extension, address, 0) };
}

const clickCold = async (extension, address) => ({
  cold: await clickAfter(() => extension.workers.stopAll(extension.id), extension, address, LOOK),
});

function clickAfter(stop, { context, slow, id }, address, stay) {
  return inFreshTab(context, address, slow, async (page) => {
    await stop();
    await page.waitForTimeout(REST);
    const clicked = await tracedClick(context, page, id);
    await page.waitForTimeout(stay);
    return clicked;
  });
}

async function inFreshTab(context, address, slow, work) {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    await slowDown(context, page, slow);
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Slows down the main thread of a page by a factor, as on a slow machine. The extensions' own processes stay fast. */
export async function slowDown(context, page, factor) {
  if (factor === 1) return;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

async function tracedClick(context, page, id) {
  const browser = context.browser();
  await page.bringToFront();
  await browser.startTracing(page, { categories: CATEGORIES });
  // starts waiting before the click, so that the time in which Playwright adds its code to the page is not measured
  const appeared = page.waitForSelector(READER, { state: 'attached', timeout: PATIENCE });
  appeared.catch(() => {});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  let clicked = 0;
  await clickToolbarButton({ context, extensionId: id }, page, () => {
    // reads the same clock as the trace (µs)
    clicked = Number(process.hrtime.bigint() / 1000n);
  });
  await appeared;
  // waits for two frames, so that the trace contains the paint of the article
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  return readClick(traceEvents, clicked, id);
}

async function closeReader(context, page, id) {
  if ((await page.locator('[data-lectern]').count()) > 0) await page.keyboard.press('Escape');
  else await clickToolbarButton({ context, extensionId: id }, page);
  await page.waitForSelector(READER, { state: 'detached', timeout: PATIENCE });
}
