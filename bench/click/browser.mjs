// A browser with the extensions in it, their real buttons, and a trace of what a click does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { closeWelcome } from '../../scripts/setup/welcome.mjs';
import { clickToolbarButton } from '../../scripts/start/browser.mjs';
import { CATEGORIES, readClick } from './trace.mjs';

const HOSTS = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost';
/** A page is at rest this long (ms) before it is clicked, and a reader after it was painted. */
const REST = 700;
/** Longer than any click takes to be painted (ms). */
const PATIENCE = 20_000;
/** What all three put into the page. */
const READER = '[data-lectern], [data-bench]';

/**
 * Runs `work` with a browser.
 *
 * @param folders of the extensions
 * @param work gets `clickTwice(address, index)`: loads the address in a fresh tab, clicks the button of one extension,
 *     closes its reader, clicks again; answers what both clicks took (`readClick`)
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
    return await work((address, index) => clickTwice(context, address, ids[index]));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The ids of extensions, told by the names that their manifests have. */
async function idsOf(context, folders) {
  while (context.serviceWorkers().length < folders.length) await context.waitForEvent('serviceworker');
  const ids = new Map();
  for (const worker of context.serviceWorkers()) {
    const { name } = await worker.evaluate(() => globalThis.chrome.runtime.getManifest());
    ids.set(name, new URL(worker.url()).host);
  }
  return folders.map((folder) => ids.get(basename(folder)));
}

async function clickTwice(context, address, id) {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(REST);
    const first = await tracedClick(context, page, id);
    await page.waitForTimeout(REST);
    await closeReader(context, page, id);
    await page.waitForTimeout(REST);
    return { first, second: await tracedClick(context, page, id) };
  } finally {
    await page.close();
  }
}

async function tracedClick(context, page, id) {
  const browser = context.browser();
  await page.bringToFront();
  await browser.startTracing(page, { categories: CATEGORIES });
  // asked before the click: what playwright puts into the page for it is no part of what a click takes
  const appeared = page.waitForSelector(READER, { state: 'attached', timeout: PATIENCE });
  appeared.catch(() => {});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  let clicked = 0;
  await clickToolbarButton({ context, extensionId: id }, page, () => {
    // the clock of the trace, in microseconds
    clicked = Number(process.hrtime.bigint() / 1000n);
  });
  await appeared;
  // the frame after the one that shows it
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  return readClick(traceEvents, clicked, id);
}

async function closeReader(context, page, id) {
  if ((await page.locator('[data-lectern]').count()) > 0) await page.keyboard.press('Escape');
  else await clickToolbarButton({ context, extensionId: id }, page);
  await page.waitForSelector(READER, { state: 'detached', timeout: PATIENCE });
}
